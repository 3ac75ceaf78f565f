import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { PlaylistsContract } from '#playlists/contract'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenGameSet, givenPlaylist } from '#tests/fixtures/playlists'

const open = () => app.container.make(PlaylistsContract)
const DAY_MS = 24 * 60 * 60 * 1_000

async function givenAutofilled() {
  const { id: categoryId } = await givenCategory()
  const [own, other] = [await givenGame({ categoryId }), await givenGame({ categoryId })]
  const rules = { categoryIds: [categoryId], autofill: true }
  const playlist = await givenPlaylist({ gameIds: [own.id], rules })
  return { playlist, own, other, categoryId }
}

test.group('Playlists | find', () => {
  test('gives the games in their order', async ({ assert }) => {
    const gameIds = [newId(), newId(), newId()].reverse()
    const { id } = await givenPlaylist({ gameIds })
    const found = await (await open()).find(id)
    assert.deepEqual(found?.gameIds, gameIds)
    assert.deepEqual(found?.autofilledGameIds, [])
  })

  test('knows neither a stranger nor a retired playlist', async ({ assert }) => {
    const { id } = await givenPlaylist()
    await db.from('playlists').where('id', id).update({ active: false })
    assert.isNull(await (await open()).find(id))
    assert.isNull(await (await open()).find(newId()))
  })

  test('fills up from its categories, without its own games', async ({ assert }) => {
    const { playlist, other } = await givenAutofilled()
    const found = await (await open()).find(playlist.id)
    assert.deepEqual(found?.autofilledGameIds, [other.id])
  })

  test('keeps what filled it up until it is too old', async ({ assert, cleanup }) => {
    const { playlist, other, categoryId } = await givenAutofilled()
    const playlists = await open()
    await playlists.find(playlist.id)
    const later = await givenGame({ categoryId })
    assert.deepEqual((await playlists.find(playlist.id))?.autofilledGameIds, [other.id])

    const afterMs = clock.nowMs() + game.lists.autofillRefreshMs
    cleanup(clock.replace(() => afterMs))
    const renewed = await playlists.find(playlist.id)
    assert.sameMembers(renewed?.autofilledGameIds ?? [], [other.id, later.id])
    assert.deepEqual(await playlists.find(playlist.id), renewed)
  })

  test('stores one of two lists that are found at once', async ({ assert }) => {
    const { playlist, other } = await givenAutofilled()
    const playlists = await open()
    const found = await Promise.all([1, 2, 3].map(() => playlists.find(playlist.id)))
    for (const record of found) assert.deepEqual(record?.autofilledGameIds, [other.id])
    const row = await db.from('playlists').where('id', playlist.id).firstOrFail()
    assert.deepEqual(JSON.parse(row.autofilled_game_ids), [other.id])
  })
})

test.group('Playlists | game sets', () => {
  test('run from their start to before their end', async ({ assert, cleanup }) => {
    const nowMs = clock.nowMs()
    const set = await givenGameSet({ startAtMs: nowMs, endAtMs: nowMs + DAY_MS })
    const playlists = await open()
    const at = async (instantMs: number) => {
      const restore = clock.replace(() => instantMs)
      cleanup(restore)
      const found = await playlists.findCurrentSet(set.id)
      restore()
      return found
    }
    assert.deepEqual(await at(nowMs), { id: set.id, name: set.name, gameIds: [...set.gameIds] })
    assert.isNull(await at(nowMs - 1))
    assert.isNull(await at(nowMs + DAY_MS))
  })

  test('are refused without games, with too many, or when they end before they start', async ({
    assert,
  }) => {
    await assert.rejects(() => givenGameSet({ gameIds: [] }), /1 to 10/)
    await assert.rejects(
      () => givenGameSet({ gameIds: Array.from({ length: 11 }, newId) }),
      /1 to 10/
    )
    await assert.rejects(() => givenGameSet({ endAtMs: 0 }), /after its start/)
  })

  test('and playlists that exist are left as they are', async ({ assert }) => {
    const [set, playlist] = [await givenGameSet(), await givenPlaylist({ gameIds: [newId()] })]
    const playlists = await open()
    assert.isFalse(await playlists.addGameSet({ ...set, name: 'Another' }))
    assert.isFalse(await playlists.addPlaylist({ ...playlist, gameIds: [newId(), newId()] }))
    assert.equal((await playlists.findCurrentSet(set.id))?.name, set.name)
    assert.deepEqual((await playlists.find(playlist.id))?.gameIds, playlist.gameIds)
  })

  test('a playlist with a game twice is refused and not stored', async ({ assert }) => {
    const [id, gameId] = [newId(), newId()]
    await assert.rejects(() => givenPlaylist({ id, gameIds: [gameId, gameId] }), /twice/)
    assert.isNull(await (await open()).find(id))
  })
})
