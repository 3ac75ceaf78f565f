import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { givenCreatorRecord } from '#tests/fixtures/creators'
import { auditOf } from '#tests/fixtures/audit'
import { admins, superadmins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'

const rolesOf = ({ id }: { id: string }) =>
  db.from('user_roles').where('user_id', id).orderBy('role')

const familiesOf = ({ id }: { id: string }) =>
  db.from('refresh_families').where('user_id', id).orderBy('created_at')

const userOf = ({ id }: { id: string }) => db.from('users').where('id', id)

/** Calls on other people's accounts; who may touch whose is in the specs beside this table. */
export const adminRows: readonly AnyEndpoint[] = [
  endpoint<{ email: string }>({
    route: 'auth.admin.invite',
    given: async () => ({ email: `i${newId()}@example.com` }),
    call: ({ given }) => ({ body: { ...given, roles: ['creator'] } }),
    answers: admins(201),
    changes: ({ given }) => db.from('one_time_tokens').where('email', given.email),
    shows: ({ assert, response, given }) => assert.equal(response.body().email, given.email),
  }),
  endpoint({
    route: 'auth.admin.users.list',
    call: ({ cast }) => ({ query: { search: cast.player.username } }),
    answers: admins(),
    shows: ({ assert, response, cast }) => {
      const [account] = response.body().items
      assert.equal(account.email, cast.player.email)
      assert.deepEqual(account.roles, ['player'])
    },
    namesOthers: true,
  }),
  endpoint({
    route: 'auth.admin.users.edit',
    call: ({ cast }) => ({ params: { id: cast.player.id }, body: { state: 'CA' } }),
    answers: admins(),
    changes: ({ cast }) => userOf(cast.player),
    shows: ({ assert, response }) => assert.equal(response.body().state, 'CA'),
    namesOthers: true,
  }),
  endpoint({
    route: 'auth.admin.sessions.list',
    call: ({ cast }) => ({ params: { id: cast.player.id } }),
    answers: admins(),
    shows: async ({ assert, response, cast }) => {
      const [family] = await familiesOf(cast.player)
      assert.equal(response.body()[0].id, family.id)
    },
  }),
  endpoint<{ id: string }>({
    route: 'auth.admin.sessions.end',
    given: async ({ player }) => (await familiesOf(player))[0],
    call: ({ cast, given }) => ({ params: { id: cast.player.id, sessionId: given.id } }),
    answers: admins(),
    changes: ({ cast }) => familiesOf(cast.player),
  }),
  endpoint<void>({
    route: 'auth.admin.users.set_creator',
    given: ({ creator }) => givenCreatorRecord(creator),
    call: ({ cast }) => ({
      params: { id: cast.player.id },
      body: { partnerName: 'A paper', parentId: cast.creator.id },
    }),
    answers: admins(),
    changes: ({ cast }) => rolesOf(cast.player),
    shows: ({ assert, response }) =>
      assert.deepEqual(response.body().account.roles, ['player', 'creator']),
    namesOthers: true,
  }),
  endpoint({
    route: 'profiles.admin.list',
    call: ({ cast }) => ({ query: { search: cast.player.id } }),
    answers: admins(),
    shows: ({ assert, response, cast }) =>
      assert.equal(response.body().items[0].email, cast.player.email),
    namesOthers: true,
  }),
  endpoint({
    route: 'profiles.admin.show',
    call: ({ cast }) => ({ params: { id: cast.player.id } }),
    answers: admins(),
    changes: ({ cast }) => auditOf(cast.player.id),
    shows: ({ assert, response }) =>
      assert.equal(response.body().personalInformation.birthday, '1990-05-17'),
    namesOthers: true,
  }),
  endpoint({
    route: 'profiles.admin.edit',
    call: ({ cast }) => ({ params: { id: cast.player.id }, body: { adsDisabled: true } }),
    answers: admins(),
    changes: ({ cast }) => userOf(cast.player),
    shows: ({ assert, response }) => assert.isTrue(response.body().adsDisabled),
    namesOthers: true,
  }),
  endpoint({
    route: 'auth.role.grant',
    call: ({ cast }) => ({ params: { id: cast.player.id }, body: { role: 'creator' } }),
    answers: superadmins(),
    changes: ({ cast }) => rolesOf(cast.player),
  }),
  endpoint({
    route: 'auth.role.remove',
    call: ({ cast }) => ({ params: { id: cast.creator.id }, query: { role: 'creator' } }),
    answers: superadmins(),
    changes: ({ cast }) => rolesOf(cast.creator),
  }),
]
