import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const pathOf = ({ id }: { id: string }) => `/admin/auth/users/${id}/set_creator`
const anAdmin = () => createPlayer({ roles: ['admin'] })
const rolesOf = async ({ id }: TestPlayer) =>
  (await db.from('user_roles').where('user_id', id)).map(({ role }) => role)

test.group('POST /admin/auth/users/{id}/set_creator', () => {
  test('makes a creator of a player, under their name and face', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    const response = await client.post(pathOf(player)).bearerToken(admin.accessToken).json({})
    response.assertStatus(200)
    const { account, creator } = response.body()
    assert.deepEqual(account.roles, ['player', 'creator'])
    const { profileColor } = account
    assert.deepEqual(creator, {
      userName: player.username,
      profileColor,
      avatar: null,
      partnerName: null,
      parentId: null,
      hostBps: null,
    })
    const [line] = await auditOf(player.id)
    assert.containsSubset(line, { actorId: admin.id, action: 'user.creator_set', before: null })
  })

  test('agrees on terms, and changes those that are sent', async ({ client, assert }) => {
    const [admin, player, parent] = [await anAdmin(), await createPlayer(), await createPlayer()]
    const set = async (target: TestPlayer, body: object) => {
      const response = await client.post(pathOf(target)).bearerToken(admin.accessToken).json(body)
      response.assertStatus(200)
      return response.body().creator
    }
    await set(parent, {})
    const terms = { partnerName: 'A paper', parentId: parent.id, hostBps: 2_500 }
    assert.containsSubset(await set(player, terms), terms)
    assert.containsSubset(await set(player, { hostBps: null }), { ...terms, hostBps: null })
    const lines = await auditOf(player.id)
    assert.containsSubset(lines[1], { before: terms, after: { ...terms, hostBps: null } })
  })

  test('takes the role and keeps what was made', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    const set = (body: object) =>
      client.post(pathOf(player)).bearerToken(admin.accessToken).json(body)
    await set({ partnerName: 'A paper' })
    const response = await set({ isCreator: false })
    response.assertStatus(200)
    assert.deepEqual(response.body().account.roles, ['player'])
    assert.equal(response.body().creator.partnerName, 'A paper')
    assert.deepEqual(await rolesOf(player), [])
    ;(await set({})).assertBodyContains({ creator: { partnerName: 'A paper' } })
  })

  test('ends access tokens, and no session', async ({ client }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    await client.post(pathOf(player)).bearerToken(admin.accessToken).json({})
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)
    const next = await client.post('/auth/refresh').bearerToken(player.refreshToken)
    next.assertStatus(200)
    next.assertBodyContains({ roles: ['player', 'creator'] })
  })

  test('takes only another creator for a parent', async ({ client, assert }) => {
    const [admin, child, parent, player] = [
      await anAdmin(),
      await createPlayer(),
      await createPlayer(),
      await createPlayer(),
    ]
    const set = (target: TestPlayer, body: object) =>
      client.post(pathOf(target)).bearerToken(admin.accessToken).json(body)
    await set(parent, {})
    await set(child, { parentId: parent.id })
    const circles = [
      await set(child, { parentId: child.id }),
      await set(parent, { parentId: child.id }),
      await set(child, { parentId: player.id }),
      await set(player, { parentId: newId() }),
    ]
    for (const response of circles) {
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'parentId' }] })
    }
    assert.deepEqual(await rolesOf(player), [])
  })

  test('refuses an account that is not active', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    await db.from('users').where('id', player.id).update({ status: 'blocked' })
    const response = await client.post(pathOf(player)).bearerToken(admin.accessToken).json({})
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
    assert.deepEqual(await rolesOf(player), [])
    const unknown = { id: newId() }
    ;(await client.post(pathOf(unknown)).bearerToken(admin.accessToken).json({})).assertStatus(404)
  })

  test('refuses {0}')
    .with([
      ['a share above the limit', { hostBps: 6_001 }, 'hostBps'],
      ['a share below nothing', { hostBps: -1 }, 'hostBps'],
      ['part of a basis point', { hostBps: 0.5 }, 'hostBps'],
      ['a share in words', { hostBps: '100' }, 'hostBps'],
      ['a parent that is no id', { parentId: 'me' }, 'parentId'],
      ['a partner without a name', { partnerName: ' ' }, 'partnerName'],
      ['a partner with too long a name', { partnerName: 'x'.repeat(121) }, 'partnerName'],
      ['a truth in words', { isCreator: 'yes' }, 'isCreator'],
    ] as [string, object, string][])
    .run(async ({ client }, [, body, field]) => {
      const [admin, player] = [await anAdmin(), await createPlayer()]
      const response = await client.post(pathOf(player)).bearerToken(admin.accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
    })
})
