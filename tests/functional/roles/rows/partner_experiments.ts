import db from '@adonisjs/lucid/services/db'
import { owner, partners, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'
import { aDocument, givenExperiment } from '#tests/fixtures/experiments'
import { givenPartnerOf } from '#tests/fixtures/partners'

type Given = Awaited<ReturnType<typeof givenExperiment>>

/** An experiment of the player's partner; the other player has a partner too. */
async function givenDraft({ player, other }: Cast): Promise<Given> {
  const { slug } = await givenPartnerOf(player.id)
  await givenPartnerOf(other.id)
  return givenExperiment({ key: `${slug}.width` }, slug)
}

async function givenStarted(cast: Cast): Promise<Given> {
  const experiment = await givenDraft(cast)
  await experiment.start()
  return experiment
}

const rowOf = ({ given }: { given: Given }) =>
  db.from('experiments').where('id', given.id).select('status', 'name', 'revision')

export const partnerExperimentRows: readonly AnyEndpoint[] = [
  endpoint<Given>({
    route: 'experiments.partner.list',
    given: givenDraft,
    answers: signedIn(),
    shows: ({ assert, response, given, who }) =>
      assert.deepEqual(
        (response.body().items as { key: string }[]).map(({ key }) => key),
        who === 'player' ? [given.key] : []
      ),
  }),
  endpoint<Given>({
    route: 'experiments.partner.show',
    given: givenDraft,
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: owner(),
    shows: ({ assert, response, given }) => assert.equal(response.body().doc.key, given.key),
  }),
  endpoint<Given>({
    route: 'experiments.partner.report',
    given: givenDraft,
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: owner(),
    shows: ({ assert, response }) => assert.equal(response.body().devices, 0),
  }),
  endpoint<string>({
    route: 'experiments.partner.create',
    async given({ player, other }) {
      await givenPartnerOf(other.id)
      return `${(await givenPartnerOf(player.id)).slug}.width`
    },
    call: ({ given }) => ({ body: { doc: aDocument({ key: given }) } }),
    answers: partners(201),
    changes: ({ given }) => db.from('experiments').where('key', given),
  }),
  endpoint<Given>({
    route: 'experiments.partner.edit',
    given: givenDraft,
    call: ({ given }) => ({
      params: { id: given.id },
      body: { doc: { ...given.doc, name: 'Another name' }, expectedRevision: 1 },
    }),
    answers: owner(),
    changes: rowOf,
  }),
  endpoint<Given>({
    route: 'experiments.partner.start',
    given: givenDraft,
    call: ({ given }) => ({ params: { id: given.id }, body: { expectedRevision: 1 } }),
    answers: owner(),
    changes: rowOf,
  }),
  endpoint<Given>({
    route: 'experiments.partner.stop',
    given: givenStarted,
    call: ({ given }) => ({ params: { id: given.id }, body: { expectedRevision: 2 } }),
    answers: owner(),
    changes: rowOf,
  }),
  endpoint<Given>({
    route: 'experiments.partner.conclude',
    given: givenStarted,
    call: ({ given }) => ({
      params: { id: given.id },
      body: { expectedRevision: 2, winner: 'narrow', note: 'It was picked more often.' },
    }),
    answers: owner(),
    changes: rowOf,
  }),
]
