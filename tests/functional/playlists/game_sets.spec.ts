import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenGame } from '#tests/fixtures/games'
import { givenGameSet } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/admin/gamesets'
const anAdmin = () => createPlayer({ roles: ['admin'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
const DAY_MS = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

async function givenPartner() {
  const id = `partner-${newId()}`
  const partners = await app.container.make(PartnerDomainsContract)
  await partners.addDistributor({ id, name: 'A partner' })
  return id
}

async function aSet(changes: object = {}) {
  const gameIds = [(await givenGame()).id, (await givenGame()).id].toReversed()
  const times = { startAt: inDays(-1), endAt: inDays(1) }
  return { name: 'A set', partnerId: 'default', gameIds, ...times, ...changes }
}

test.group('POST /admin/gamesets', () => {
  test('adds a set, with its games in their order', async ({ client, assert }) => {
    const admin = await anAdmin()
    const sent = await aSet({ partnerId: await givenPartner() })
    const response = await client.post(PATH).bearerToken(admin.accessToken).json(sent)
    response.assertStatus(201)
    const { id, createdAt: _, ...shown } = response.body()
    assert.deepEqual(shown, { ...sent, active: true })
    const again = await client.get(`${PATH}/${id}`).bearerToken(admin.accessToken)
    assert.deepEqual(again.body(), response.body())
    const [line] = await auditOf(id)
    assert.containsSubset(line, { actorId: admin.id, action: 'game_set.created', before: null })
  })

  test('refuses {0}')
    .with([
      ['no games', async () => ({ gameIds: [] }), 'gameIds'],
      ['11 games', async () => ({ gameIds: Array.from({ length: 11 }, newId) }), 'gameIds'],
      ['a game twice', async () => ({ gameIds: Array<string>(2).fill(newId()) }), 'gameIds'],
      ['an unknown game', async () => ({ gameIds: [newId()] }), 'gameIds.0'],
      [
        'a private game',
        async () => ({ gameIds: [(await givenGame({ isPrivate: true })).id] }),
        'gameIds.0',
      ],
      ['an unknown partner', async () => ({ partnerId: `nobody-${newId()}` }), 'partnerId'],
      ['a partner that can be none', async () => ({ partnerId: 'a/b' }), 'partnerId'],
      ['no name', async () => ({ name: ' ' }), 'name'],
      ['no start', async () => ({ startAt: undefined }), 'startAt'],
      ['a start that is none', async () => ({ startAt: '2026-99-99T00:00:00Z' }), 'startAt'],
      ['an end that is its start', async () => ({ startAt: '1000', endAt: '1000' }), 'endAt'],
      ['an end before its start', async () => ({ endAt: inDays(-2) }), 'endAt'],
      ['a truth in words', async () => ({ active: 'yes' }), 'active'],
    ] as [string, () => Promise<object>, string][])
    .run(async ({ client }, [, changes, field]) => {
      const { accessToken } = await anAdmin()
      const body = await aSet(await changes())
      const response = await client.post(PATH).bearerToken(accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
    })

  test('fails on no text', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
      for (const field of ['name', 'partnerId', 'startAt', 'endAt', 'gameIds']) {
        const body = await aSet({ [field]: text })
        const response = await client.post(PATH).bearerToken(accessToken).json(body)
        assert.include([201, 422], response.status(), `${what} as ${field}`)
      }
    }
  })
})

test.group('GET /admin/gamesets', () => {
  test('lists the newest first, page by page', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const made = [(await givenGameSet()).id, (await givenGameSet()).id, (await givenGameSet()).id]
    const list = (qs: object) => client.get(PATH).bearerToken(accessToken).qs(qs)
    const first = await list({ limit: 2 })
    const second = await list({ limit: 1, start: first.body().next })
    const seen = [...idsOf(first.body().items), ...idsOf(second.body().items)]
    assert.deepEqual(seen, made.toReversed())
    ;(await list({ start: 'x' })).assertBodyContains({ code: 'E_BAD_CURSOR' })
    ;(await client.get(`${PATH}/${newId()}`).bearerToken(accessToken)).assertStatus(404)
  })

  test("lists a partner's, the one that runs now first", async ({ client, assert }) => {
    const [{ accessToken }, partnerId] = [await anAdmin(), await givenPartner()]
    const current = await givenGameSet({ partnerId })
    const over = await givenGameSet({ partnerId, startAtMs: 0, endAtMs: 1 })
    const startAtMs = Date.now() + DAY_MS
    const next = await givenGameSet({ partnerId, startAtMs, endAtMs: startAtMs + DAY_MS })
    await givenGameSet()
    const list = (qs: object) =>
      client.get(`${PATH}/partners/${partnerId}`).bearerToken(accessToken).qs(qs)
    const all = await list({})
    all.assertStatus(200)
    assert.deepEqual(idsOf(all.body().items), [current.id, next.id, over.id])
    const pages: string[][] = []
    for (let start: string | undefined; pages.length < 4;) {
      const { items, next: following } = (await list({ limit: 1, start })).body()
      pages.push(idsOf(items))
      if (following === null) break
      start = following
    }
    assert.deepEqual(pages, [[current.id], [next.id], [over.id]])
    const two = (await list({ limit: 2 })).body()
    assert.deepEqual(idsOf(two.items), [current.id, next.id])
    const rest = (await list({ limit: 2, start: two.next })).body()
    assert.deepEqual([idsOf(rest.items), rest.next], [[over.id], null])
  })
})

test.group('PUT and DELETE /admin/gamesets/{id}', () => {
  test('replace a set that widgets show at once, and take it away', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    const set = await givenGameSet()
    const widget = await givenWidget({ gameSetId: set.id })
    const shown = async () => {
      const response = await client.get(`/v1/widgets/${widget.id}`).bearerToken(player.accessToken)
      return response.body().gameSet
    }
    assert.equal((await shown()).name, set.name)
    const body = await aSet({ name: 'Another' })
    const path = `${PATH}/${set.id}`
    const put = () => client.put(path).bearerToken(admin.accessToken).json(body)
    const response = await put()
    response.assertStatus(200)
    response.assertBodyContains({ ...body, id: set.id, active: true })
    assert.deepEqual(await shown(), { id: set.id, name: 'Another', gameIds: body.gameIds })

    const remove = () => client.delete(path).bearerToken(admin.accessToken)
    assert.deepEqual((await remove()).body(), { deleted: true })
    assert.isNull(await shown())
    for (const gone of [await remove(), await put()]) gone.assertStatus(404)
    assert.isNotNull((await db.from('game_sets').where('id', set.id).first()).deleted_at)
    const lines = await auditOf(set.id)
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['game_set.edited', 'game_set.deleted']
    )
    assert.containsSubset(lines[0], { before: { name: set.name }, after: { name: 'Another' } })
  })

  test('need the whole set, and know no other', async ({ client, assert }) => {
    const [{ accessToken }, set] = [await anAdmin(), await givenGameSet()]
    const put = (id: string, body: object) =>
      client.put(`${PATH}/${id}`).bearerToken(accessToken).json(body)
    ;(await put(set.id, { name: 'Alone' })).assertStatus(422)
    ;(await put(newId(), await aSet())).assertStatus(404)
    const unknown = await put(set.id, await aSet({ gameIds: [newId()] }))
    unknown.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'gameIds.0' }] })
    assert.isEmpty(await auditOf(set.id))
    const kept = await put(set.id, await aSet({ gameIds: set.gameIds }))
    kept.assertStatus(200)
  })
})
