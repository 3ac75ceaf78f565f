import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/admin/auth/users'
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

test.group('GET /admin/auth/users', () => {
  test('shows accounts with their roles, newest first, page by page', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const made = []
    for (let n = 0; n < 5; n++) made.push((await createPlayer()).id)
    const seen: string[] = []
    let start: string | undefined
    do {
      const response = await client
        .get(PATH)
        .bearerToken(accessToken)
        .qs({ limit: 2, ...(start ? { start } : {}) })
      response.assertStatus(200)
      assert.isAtMost(response.body().items.length, 2)
      seen.push(...idsOf(response.body().items))
      start = response.body().next ?? undefined
    } while (start && seen.length < 6)
    assert.deepEqual(seen.slice(0, 5), made.toReversed())
    assert.lengthOf(new Set(seen), seen.length)
  })

  test('shows ten, and tells where the next begin', async ({ client, assert }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    for (let n = 0; n < 10; n++) await createPlayer()
    const { items, next } = (await client.get(PATH).bearerToken(accessToken)).body()
    assert.lengthOf(items, 10)
    assert.isString(next)
  })

  test('finds an account by {$self}')
    .with(['id', 'email', 'username'] as const)
    .run(async ({ client, assert }, field) => {
      const { accessToken } = await createPlayer({ roles: ['admin'] })
      const player = await createPlayer({ roles: ['creator'] })
      const response = await client
        .get(PATH)
        .bearerToken(accessToken)
        .qs({ search: player[field].toUpperCase() })
      assert.deepEqual(idsOf(response.body().items), [player.id])
      response.assertBodyContains({
        items: [{ email: player.email, status: 'active', roles: ['player', 'creator'] }],
        next: null,
      })
    })

  test('takes the signs of a pattern as they are', async ({ client, assert }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    for (const search of ['%', '_', '!', "'", '\\', '%%%@example.com']) {
      const response = await client.get(PATH).bearerToken(accessToken).qs({ search })
      response.assertStatus(200)
      assert.deepEqual(response.body().items, [])
    }
  })

  test('narrows to a status', async ({ client, assert }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const [{ id, email }] = [await createPlayer()]
    await db.from('users').where('id', id).update({ status: 'blocked' })
    const find = (status: string) =>
      client.get(PATH).bearerToken(accessToken).qs({ search: email, status })
    assert.deepEqual(idsOf((await find('blocked')).body().items), [id])
    assert.deepEqual((await find('active')).body().items, [])
  })

  test('narrows to a role', async ({ client, assert }) => {
    const [admin, creator] = [
      await createPlayer({ roles: ['admin'] }),
      await createPlayer({ roles: ['creator'] }),
    ]
    const { items } = (
      await client.get(PATH).bearerToken(admin.accessToken).qs({ role: 'creator', limit: 100 })
    ).body()
    assert.include(idsOf(items), creator.id)
    assert.notInclude(idsOf(items), admin.id)
  })

  test('refuses {0}')
    .with([
      ['a limit of 0', { limit: 0 }, 'E_VALIDATION'],
      ['a limit of 101', { limit: 101 }, 'E_VALIDATION'],
      ['an unknown status', { status: 'happy' }, 'E_VALIDATION'],
      ['an unknown role', { role: 'player' }, 'E_VALIDATION'],
      ['a cursor of its own making', { start: 'bm90LW91cnM' }, 'E_BAD_CURSOR'],
    ] as [string, Record<string, unknown>, string][])
    .run(async ({ client }, [, query, code]) => {
      const { accessToken } = await createPlayer({ roles: ['admin'] })
      const response = await client.get(PATH).bearerToken(accessToken).qs(query)
      response.assertStatus(422)
      response.assertBodyContains({ code })
    })
})
