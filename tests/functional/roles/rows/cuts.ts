import db from '@adonisjs/lucid/services/db'
import { givenCreatorRecord } from '#tests/fixtures/creators'
import { givenOwnedDomain, type GivenDomain } from '#tests/fixtures/partner_hosts'
import { admins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

const versionsOf = (subjectId: string) =>
  db.from('cut_versions').where('subject_id', subjectId).orderBy('created_at')

const given = ({ creator }: Cast) => givenCreatorRecord(creator)

/** Another value at each call, so that every success is a version of its own. */
let hostBps = 1_000

export const cutsRows: readonly AnyEndpoint[] = [
  endpoint({
    route: 'cuts.admin.show',
    answers: admins(),
    shows: ({ assert, response }) =>
      assert.containsSubset(response.body(), { scope: 'global', id: null }),
  }),
  endpoint({
    route: 'cuts.admin.edit',
    call: () => ({ body: { hostBps: ++hostBps } }),
    answers: admins(),
    changes: () => versionsOf(''),
    shows: ({ assert, response }) => assert.equal(response.body().hostBps, hostBps),
  }),
  endpoint({
    route: 'cuts.admin.history',
    answers: admins(),
    shows: ({ assert, response }) => assert.isArray(response.body().items),
  }),
  endpoint<void>({
    route: 'cuts.admin.own.show',
    given,
    call: ({ cast }) => ({ params: { id: cast.creator.id } }),
    answers: admins(),
    shows: ({ assert, response, cast }) => assert.equal(response.body().id, cast.creator.id),
  }),
  endpoint<void>({
    route: 'cuts.admin.creator.edit',
    given,
    call: ({ cast }) => ({ params: { id: cast.creator.id }, body: { hostBps: 1_500 } }),
    answers: admins(),
    changes: ({ cast }) => versionsOf(cast.creator.id),
    shows: ({ assert, response }) => assert.equal(response.body().hostBps, 1_500),
  }),
  endpoint<GivenDomain>({
    route: 'cuts.admin.distributor.edit',
    given: ({ player }) => givenOwnedDomain(player.id),
    names: ({ player }) => [player],
    call: ({ given: { distributorId } }) => ({
      params: { id: distributorId },
      body: { distributorBps: 1_500 },
    }),
    answers: admins(),
    changes: ({ given: { distributorId } }) => versionsOf(distributorId),
    shows: ({ assert, response }) => assert.equal(response.body().scope, 'distributor'),
  }),
  endpoint<void>({
    route: 'cuts.admin.own.history',
    given,
    call: ({ cast }) => ({ params: { id: cast.creator.id } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.isArray(response.body().items),
  }),
]
