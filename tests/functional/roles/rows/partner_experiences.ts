import db from '@adonisjs/lucid/services/db'
import { owner, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenPartnerOf, type GivenPartner } from '#tests/fixtures/partners'

const DOC = { themeFlags: { setMaxWidth: 640 } }

/** The player's partner with two versions of its document; the other player has a partner too. */
async function givenDocuments({ player, other }: Cast): Promise<GivenPartner> {
  const partner = await givenPartnerOf(player.id)
  const another = await givenPartnerOf(other.id)
  for (const doc of [{ themeFlags: { setMaxWidth: 500 } }, DOC]) {
    await givenExperience({ scope: 'partner', owner: partner.slug, doc })
  }
  await givenExperience({ scope: 'partner', owner: another.slug, doc: DOC })
  return partner
}

const at = ({ slug }: GivenPartner) => ({ scope: 'partner', owner: slug })
const rowsOf = ({ slug }: GivenPartner) =>
  db.from('experience_configs').where({ scope: 'partner', owner: slug })

export const partnerExperienceRows: readonly AnyEndpoint[] = [
  endpoint<GivenPartner>({
    route: 'experiences.partner.list',
    given: givenDocuments,
    answers: signedIn(),
    shows: ({ assert, response, given, who }) => {
      const owners = (response.body().items as { owner: string }[]).map((it) => it.owner)
      if (who === 'player') assert.deepEqual(owners, [given.slug])
      else assert.notInclude(owners, given.slug)
    },
  }),
  endpoint<GivenPartner>({
    route: 'experiences.partner.versions',
    given: givenDocuments,
    call: ({ given }) => ({ query: at(given) }),
    answers: owner(),
    shows: ({ assert, response }) => assert.lengthOf(response.body().items, 2),
  }),
  endpoint<GivenPartner>({
    route: 'experiences.partner.show',
    given: givenDocuments,
    call: ({ given }) => ({ query: at(given) }),
    answers: owner(),
    shows: ({ assert, response }) => assert.deepEqual(response.body().doc, DOC),
  }),
  endpoint<GivenPartner>({
    route: 'experiences.partner.explain',
    given: givenDocuments,
    call: ({ given }) => ({
      query: { path: 'themeFlags.setMaxWidth', distributorId: given.slug },
    }),
    answers: owner(),
    shows: ({ assert, response }) => assert.equal(response.body().value, 640),
  }),
  endpoint<GivenPartner>({
    route: 'experiences.partner.check',
    given: givenDocuments,
    call: ({ given }) => ({ body: { ...at(given), doc: DOC } }),
    answers: owner(),
    shows: ({ assert, response }) => assert.isEmpty(response.body().changes),
  }),
  endpoint<GivenPartner>({
    route: 'experiences.partner.publish',
    given: givenDocuments,
    call: ({ given }) => ({ body: { ...at(given), doc: {}, expectedVersion: 2 } }),
    answers: owner(),
    changes: ({ given }) => rowsOf(given),
  }),
  endpoint<GivenPartner>({
    route: 'experiences.partner.rollBack',
    given: givenDocuments,
    call: ({ given }) => ({ body: { ...at(given), version: 1, expectedVersion: 2 } }),
    answers: owner(),
    changes: ({ given }) => rowsOf(given),
  }),
  endpoint<GivenPartner>({
    route: 'experiences.partner.retire',
    given: givenDocuments,
    call: ({ given }) => ({ body: { ...at(given), expectedVersion: 2 } }),
    answers: owner(),
    changes: ({ given }) => rowsOf(given),
  }),
]
