import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GrantedRoles } from '#shared/http/person_policy'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const pathOf = ({ id }: { id: string }) => `/superadmin/auth/role/${id}`
const aSuperadmin = () => createPlayer({ roles: ['superadmin'] })
const rolesOf = async ({ id }: TestPlayer) =>
  (await db.from('user_roles').where('user_id', id).orderBy('role')).map(({ role }) => role)

test.group('POST /superadmin/auth/role/{id}', () => {
  test('gives a role, and tells who gave it', async ({ client, assert }) => {
    const [superadmin, player] = [await aSuperadmin(), await createPlayer({ emailVerified: true })]
    const give = () =>
      client.post(pathOf(player)).bearerToken(superadmin.accessToken).json({ role: 'admin' })
    const response = await give()
    response.assertStatus(200)
    assert.deepEqual(response.body(), { id: player.id, roles: ['player', 'admin'] })
    const [row] = await db.from('user_roles').where('user_id', player.id)
    assert.equal(row.granted_by, superadmin.id)
    const [line] = await auditOf(player.id)
    assert.containsSubset(line, {
      actorId: superadmin.id,
      action: 'user.role_granted',
      before: { roles: ['player'] },
      after: { role: 'admin' },
    })
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)

    ;(await give()).assertStatus(200)
    assert.lengthOf(await auditOf(player.id), 1)
  })

  test('gives a creator the record that games show', async ({ client, assert }) => {
    const [superadmin, player] = [await aSuperadmin(), await createPlayer()]
    await client.post(pathOf(player)).bearerToken(superadmin.accessToken).json({ role: 'creator' })
    const [creator] = await db.from('creators').where('user_id', player.id)
    assert.equal(creator.user_name, player.username)
  })

  test('makes no admin of an unverified or blocked account', async ({ client, assert }) => {
    const superadmin = await aSuperadmin()
    const [unverified, blocked] = [
      await createPlayer(),
      await createPlayer({ emailVerified: true }),
    ]
    await db.from('users').where('id', blocked.id).update({ status: 'blocked' })
    for (const player of [unverified, blocked]) {
      const response = await client
        .post(pathOf(player))
        .bearerToken(superadmin.accessToken)
        .json({ role: 'admin' })
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
      assert.deepEqual(await rolesOf(player), [])
    }
  })

  test('does not know an unknown account, nor an unknown role', async ({ client }) => {
    const { id, accessToken } = await aSuperadmin()
    const give = (target: string, body: object) =>
      client
        .post(pathOf({ id: target }))
        .bearerToken(accessToken)
        .json(body)
    ;(await give(newId(), { role: 'admin' })).assertStatus(404)
    for (const body of [{}, { role: 'player' }, { role: 'king' }, { role: ['admin'] }]) {
      const response = await give(id, body)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'role' }] })
    }
  })
})

test.group('DELETE /superadmin/auth/role/{id}', () => {
  test('takes a role that is named in the {$self}, and what hangs on it')
    .with(['body', 'query'] as const)
    .run(async ({ client, assert }, place) => {
      const [superadmin, admin] = [await aSuperadmin(), await createPlayer({ roles: ['admin'] })]
      const email = `i${newId()}@example.com`
      const invite = { purpose: 'invite', userId: null, email, issuedBy: admin.id } as const
      await givenToken({ ...invite, roles: ['creator'] })
      const request = client.delete(pathOf(admin)).bearerToken(superadmin.accessToken)
      const named = { role: 'admin' }
      const response = await (place === 'body' ? request.json(named) : request.qs(named))
      response.assertStatus(200)
      assert.deepEqual(response.body(), { id: admin.id, roles: ['player'] })
      ;(await client.get('/v1/profiles').bearerToken(admin.accessToken)).assertStatus(401)
      const [token] = await db.from('one_time_tokens').where('email', email)
      assert.isNotNull(token.used_at)
      const [line] = await auditOf(admin.id)
      assert.containsSubset(line, { action: 'user.role_removed', after: { role: 'admin' } })
    })

  test('changes nothing where there is nothing to take', async ({ client, assert }) => {
    const [superadmin, player] = [await aSuperadmin(), await createPlayer()]
    const response = await client
      .delete(pathOf(player))
      .bearerToken(superadmin.accessToken)
      .qs({ role: 'admin' })
    response.assertStatus(200)
    assert.deepEqual(await auditOf(player.id), [])
    const unknown = { id: newId() }
    const nobody = await client
      .delete(pathOf(unknown))
      .bearerToken(superadmin.accessToken)
      .qs({ role: 'admin' })
    nobody.assertStatus(404)
  })

  test('leaves nobody without their own super admin', async ({ client, assert }) => {
    const [superadmin] = [await aSuperadmin(), await aSuperadmin()]
    const response = await client
      .delete(pathOf(superadmin))
      .bearerToken(superadmin.accessToken)
      .qs({ role: 'superadmin' })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
    assert.deepEqual(await rolesOf(superadmin), ['superadmin'])
  })

  test('leaves a super admin, when two remove each other at once', async ({ client, assert }) => {
    for (let round = 0; round < 8; round++) {
      await db.from('user_roles').where('role', 'superadmin').delete()
      const both = [await aSuperadmin(), await aSuperadmin()]
      const responses = await Promise.all(
        both.map((superadmin, index) =>
          client
            .delete(pathOf(both[1 - index]!))
            .bearerToken(superadmin.accessToken)
            .qs({ role: 'superadmin' })
        )
      )
      const statuses = responses.map((response) => response.status())
      assert.include(statuses, 200)
      // The one who came second may have lost the token before the question was asked.
      for (const status of statuses) assert.include([200, 401, 403, 409], status)
      assert.lengthOf(await db.from('user_roles').where('role', 'superadmin'), 1)
    }
  })
})

test.group('The roles of many', () => {
  test('are told by id, and everybody is a player', async ({ assert }) => {
    const [maker, player] = [
      await createPlayer({ roles: ['creator', 'admin'] }),
      await createPlayer(),
    ]
    const granted = await app.container.make(GrantedRoles)
    const roles = await granted.listOf([maker.id, player.id])
    assert.deepEqual(roles.get(maker.id), ['player', 'admin', 'creator'])
    assert.deepEqual(roles.get(player.id), ['player'])
    assert.equal((await granted.listOf([])).size, 0)
  })
})
