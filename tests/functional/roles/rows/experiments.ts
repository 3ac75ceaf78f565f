import db from '@adonisjs/lucid/services/db'
import { admins, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'
import { aDocument, aKey, givenExperiment } from '#tests/fixtures/experiments'

type Given = Awaited<ReturnType<typeof givenExperiment>>

/** On pages that no other test opens. */
const domains = ['roles.example']

const statusOf = ({ given }: { given: Given }) =>
  db.from('experiments').where('id', given.id).select('status', 'name', 'revision')

async function givenStarted(): Promise<Given> {
  const experiment = await givenExperiment({ domains })
  await experiment.start()
  return experiment
}

export const experimentRows: readonly AnyEndpoint[] = [
  endpoint<Given>({
    route: 'experiments.mine',
    given: givenStarted,
    call: ({ given }) => ({
      body: { assigned: { [given.key]: { version: 1, variant: 'narrow' } } },
    }),
    answers: signedIn(),
    changes: ({ given, caller }) =>
      db
        .from('experiment_accounts')
        .where({ experiment_id: given.id, user_id: caller?.id ?? null }),
    shows: ({ assert, response, given }) =>
      assert.deepEqual(response.body().assigned[given.key], { version: 1, variant: 'narrow' }),
  }),
  endpoint<Given>({
    route: 'experiments.admin.list',
    given: () => givenExperiment(),
    call: () => ({ query: { status: 'draft' } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().items[0].key, given.key),
  }),
  endpoint<Given>({
    route: 'experiments.admin.show',
    given: () => givenExperiment(),
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().doc.key, given.key),
  }),
  endpoint<Given>({
    route: 'experiments.admin.report',
    given: () => givenExperiment(),
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.equal(response.body().devices, 0),
  }),
  endpoint<string>({
    route: 'experiments.admin.create',
    given: async () => aKey(),
    call: ({ given }) => ({ body: { doc: aDocument({ key: given }) } }),
    answers: admins(201),
    changes: ({ given }) => db.from('experiments').where('key', given),
  }),
  endpoint<Given>({
    route: 'experiments.admin.edit',
    given: () => givenExperiment(),
    call: ({ given }) => ({
      params: { id: given.id },
      body: { doc: { ...given.doc, name: 'Another name' }, expectedRevision: 1 },
    }),
    answers: admins(),
    changes: statusOf,
  }),
  endpoint<Given>({
    route: 'experiments.admin.start',
    given: () => givenExperiment({ domains }),
    call: ({ given }) => ({ params: { id: given.id }, body: { expectedRevision: 1 } }),
    answers: admins(),
    changes: statusOf,
  }),
  endpoint<Given>({
    route: 'experiments.admin.stop',
    given: givenStarted,
    call: ({ given }) => ({ params: { id: given.id }, body: { expectedRevision: 2 } }),
    answers: admins(),
    changes: statusOf,
  }),
  endpoint<Given>({
    route: 'experiments.admin.conclude',
    given: givenStarted,
    call: ({ given }) => ({
      params: { id: given.id },
      body: { expectedRevision: 2, winner: 'narrow', note: 'It was picked more often.' },
    }),
    answers: admins(),
    changes: statusOf,
  }),
]
