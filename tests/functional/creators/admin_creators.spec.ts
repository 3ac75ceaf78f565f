import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/creators'
const anAdmin = () => createPlayer({ roles: ['admin'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

test.group('GET /v1/admin/creators', () => {
  test('shows creators newest first, page by page', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const name = `The ${newId()}`
    const made = [await givenCreator(name), await givenCreator(name), await givenCreator(name)]
    const get = (query: object) =>
      client
        .get(PATH)
        .bearerToken(accessToken)
        .qs({ search: name, ...query })
    const first = (await get({ limit: 2 })).body()
    const second = (await get({ limit: 1, start: first.next })).body()
    assert.sameMembers(idsOf([...first.items, ...second.items]), idsOf(made))
  })

  test('finds by either name, and shows one', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const partnerName = `The ${newId()} 100%`
    const creator = await givenCreator(partnerName)
    const get = (query: object) => client.get(PATH).bearerToken(accessToken).qs(query)
    for (const search of [creator.username.toUpperCase(), partnerName]) {
      assert.deepEqual(idsOf((await get({ search })).body().items), [creator.id])
    }
    assert.isEmpty((await get({ search: `${newId()}%` })).body().items)
    const one = await client.get(`${PATH}/${creator.id}`).bearerToken(accessToken)
    one.assertBodyContains({ id: creator.id, partnerName, hostBps: null, parentId: null })
    ;(await client.get(`${PATH}/${newId()}`).bearerToken(accessToken)).assertStatus(404)
    for (const query of [{ limit: 101 }, { start: 'x' }]) (await get(query)).assertStatus(422)
  })
})

test.group('PATCH /v1/admin/creators/{id}', () => {
  test('changes face and terms, and says so in the audit log', async ({ client, assert }) => {
    const [admin, creator, parent] = [await anAdmin(), await givenCreator(), await givenCreator()]
    const patch = (body: object) =>
      client.patch(`${PATH}/${creator.id}`).bearerToken(admin.accessToken).json(body)
    const terms = { partnerName: 'A paper', parentId: parent.id, hostBps: 2_500 }
    const response = await patch({ ...terms, userName: 'Another' })
    response.assertStatus(200)
    response.assertBodyContains({ ...terms, userName: 'Another', profileColor: '112233' })
    await patch({ hostBps: 2_500 })
    const lines = await auditOf(creator.id)
    assert.lengthOf(lines, 1)
    assert.containsSubset(lines[0], {
      actorId: admin.id,
      action: 'creator.edited',
      before: { userName: creator.username, partnerName: null, parentId: null, hostBps: null },
      after: { ...terms, userName: 'Another' },
    })
    assert.notProperty(lines[0]!.after, 'profileColor')
    ;(await patch({ parentId: null })).assertBodyContains({ parentId: null, hostBps: 2_500 })
  })

  test('shows what was agreed behind a server whose clock is ahead', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [admin, creator] = [await anAdmin(), await givenCreator()]
    const patch = (body: object) =>
      client.patch(`${PATH}/${creator.id}`).bearerToken(admin.accessToken).json(body)
    const nowMs = Date.now()
    cleanup(clock.replace(() => nowMs + 60_000))
    await patch({ hostBps: 2_500 })
    cleanup(clock.replace(() => nowMs))
    const response = await patch({ hostBps: 1_000 })
    response.assertBodyContains({ hostBps: 1_000 })
    const { hostBps } = (await patch({ partnerName: 'A paper' })).body()
    assert.notEqual(hostBps, 2_500)
    const told = (await auditOf(creator.id)).map(({ after }) => after)
    assert.sameDeepMembers(told, [
      { hostBps: 2_500 },
      { hostBps: 1_000 },
      { partnerName: 'A paper' },
    ])
    clock.replace(() => nowMs + 61_000)
    const later = await client.get(`${PATH}/${creator.id}`).bearerToken(admin.accessToken)
    later.assertBodyContains({ hostBps: 1_000 })
  })

  test('takes only another creator for a parent, in no circle', async ({ client, assert }) => {
    const [admin, one, other] = [await anAdmin(), await givenCreator(), await givenCreator()]
    const player = await createPlayer()
    const patch = (id: string, parentId: string) =>
      client.patch(`${PATH}/${id}`).bearerToken(admin.accessToken).json({ parentId })
    ;(await patch(one.id, other.id)).assertStatus(200)
    for (const parentId of [other.id, one.id, player.id, newId()]) {
      const response = await patch(other.id, parentId)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'parentId' }] })
    }
    const [row] = await db.from('creators').where('user_id', other.id)
    assert.isNull(row.parent_id)
  })

  test('of two that name each other at once, one wins', async ({ client, assert }) => {
    const [admin, one, other] = [await anAdmin(), await givenCreator(), await givenCreator()]
    const patch = (id: string, parentId: string) =>
      client.patch(`${PATH}/${id}`).bearerToken(admin.accessToken).json({ parentId })
    const answers = await Promise.all([patch(one.id, other.id), patch(other.id, one.id)])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 422]
    )
  })

  test('refuses {0}')
    .with([
      ['hostBps', { hostBps: 6_001 }],
      ['hostBps', { hostBps: '100' }],
      ['partnerName', { partnerName: 'two\nlines' }],
      ['parentId', { parentId: 'me' }],
      ['avatar', { avatar: 'https://example.com/x.png' }],
      ['userName', { userName: '' }],
    ] as [string, object][])
    .run(async ({ client }, [field, body]) => {
      const [admin, creator] = [await anAdmin(), await givenCreator()]
      const path = `${PATH}/${creator.id}`
      const response = await client.patch(path).bearerToken(admin.accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
      ;(await client.patch(path).bearerToken(creator.accessToken).json({})).assertStatus(403)
      ;(await client.patch(path).json({})).assertStatus(401)
    })

  test('does not know an unknown creator', async ({ client }) => {
    const { accessToken } = await anAdmin()
    const path = `${PATH}/${newId()}`
    ;(await client.patch(path).bearerToken(accessToken).json({ hostBps: 1 })).assertStatus(404)
  })
})
