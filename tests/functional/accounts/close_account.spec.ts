import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD, signUpForm } from '#tests/helpers/visitor'

const pathOf = ({ id }: { id: string }) => `/admin/auth/users/${id}`
const anAdmin = () => createPlayer({ roles: ['admin'] })

test.group('An account that an admin deletes', () => {
  test('is nobody any more: no session, no login, no name', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer({ roles: ['creator'] })]
    await givenPassword(player)
    await client
      .post(`${pathOf(player)}/set_creator`)
      .bearerToken(admin.accessToken)
      .json({})
    const response = await client
      .patch(pathOf(player))
      .bearerToken(admin.accessToken)
      .json({ status: 'deleted' })
    response.assertStatus(200)
    response.assertBodyContains({ id: player.id, status: 'deleted', roles: ['player'] })
    assert.notInclude(JSON.stringify(response.body()), player.email)
    assert.notInclude(JSON.stringify(response.body()), player.username)

    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
    const login = { email: player.email, password: PASSWORD }
    ;(await client.post('/auth/login').json(login)).assertStatus(401)
    for (const table of ['users', 'creators', 'audit_log']) {
      const rows = JSON.stringify(await db.from(table))
      assert.notInclude(rows, player.email)
      assert.notInclude(rows, player.username)
    }
    const lines = await auditOf(player.id)
    assert.containsSubset(lines.at(-1), { actorId: admin.id, action: 'user.closed' })
  })

  test('frees its e-mail and username', async ({ client }) => {
    const [admin, { id, email, username }] = [await anAdmin(), await createPlayer()]
    await client.patch(pathOf({ id })).bearerToken(admin.accessToken).json({ status: 'deleted' })
    const again = await client.post('/auth/signup').json(signUpForm({ email, username }))
    again.assertStatus(201)
  })

  test('is gone after the first time', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    const close = () =>
      client.patch(pathOf(player)).bearerToken(admin.accessToken).json({ status: 'deleted' })
    const statuses = (await Promise.all([close(), close(), close()])).map((one) => one.status())
    assert.sameMembers(statuses, [200, 404, 404])
    assert.lengthOf(await auditOf(player.id), 1)
  })

  test('takes the invites along that it sent', async ({ client, assert }) => {
    const [superadmin, admin] = [await createPlayer({ roles: ['superadmin'] }), await anAdmin()]
    const email = `i${newId()}@example.com`
    const invite = { purpose: 'invite', userId: null, email, issuedBy: admin.id } as const
    await givenToken({ ...invite, roles: ['creator'] })
    const response = await client
      .patch(pathOf(admin))
      .bearerToken(superadmin.accessToken)
      .json({ status: 'deleted' })
    response.assertStatus(200)
    const [token] = await db.from('one_time_tokens').where('email', email)
    assert.isNotNull(token.used_at)
    assert.deepEqual(await db.from('user_roles').where('user_id', admin.id), [])
  })

  test('is not the last super admin', async ({ client, assert }) => {
    await db.from('user_roles').where('role', 'superadmin').delete()
    const last = await createPlayer({ roles: ['superadmin'] })
    const response = await client
      .patch(pathOf(last))
      .bearerToken(last.accessToken)
      .json({ status: 'deleted' })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
    const [user] = await db.from('users').where('id', last.id)
    assert.equal(user.email, last.email)
  })
})
