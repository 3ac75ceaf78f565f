import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'

const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id)

test.group('GET /v1/playlists', () => {
  test('finds a playlist by its id, with its games', async ({ client, assert }) => {
    const gameIds = [(await givenGame()).id, (await givenGame()).id]
    const playlist = await givenPlaylist({ gameIds })
    const response = await client.get('/v1/playlists').qs({ id: playlist.id })
    response.assertStatus(200)
    assert.equal(response.body().next, null)
    assert.deepEqual(response.body().items, [
      {
        id: playlist.id,
        name: playlist.name,
        creatorId: playlist.creatorId,
        distributorId: 'default',
        gameIds: playlist.gameIds,
        autofilledGameIds: [],
        rules: { categoryIds: [], keywords: [], language: null, autofill: false, isAd: false },
      },
    ])
  })

  test('names no private game', async ({ client, assert }) => {
    const shown = [await givenGame(), await givenGame()]
    const hidden = [await givenGame({ isPrivate: true }), await givenGame({ isPrivate: true })]
    const { id } = await givenPlaylist({ gameIds: [hidden[0]!.id, shown[0]!.id] })
    const autofilled = JSON.stringify([shown[1]!.id, hidden[1]!.id])
    await db.from('playlists').where({ id }).update({ autofilled_game_ids: autofilled })
    const [record] = (await client.get('/v1/playlists').qs({ id })).body().items
    assert.deepEqual(record.gameIds, [shown[0]!.id])
    assert.deepEqual(record.autofilledGameIds, [shown[1]!.id])
  })

  test('pages through the playlists of a creator, the retired left out', async ({
    client,
    assert,
  }) => {
    const creatorId = newId()
    const made = []
    for (let count = 0; count < 4; count++) made.push((await givenPlaylist({ creatorId })).id)
    const retired = made.shift() ?? ''
    await db.from('playlists').where('id', retired).update({ active: false })

    const first = await client.get('/v1/playlists').qs({ creatorId, limit: 2 })
    assert.lengthOf(first.body().items, 2)
    const rest = await client
      .get('/v1/playlists')
      .qs({ creatorId, limit: 2, start: first.body().next })
    assert.isNull(rest.body().next)
    assert.sameMembers([...idsOf(first.body()), ...idsOf(rest.body())], made)
  })

  test('gives a distributor its own ad playlist', async ({ client, assert }) => {
    const distributorId = `partner-${newId()}`
    const ad = await givenPlaylist({ distributorId, rules: { isAd: true, autofill: false } })
    await givenPlaylist({ distributorId })
    const response = await client.get('/v1/playlists').qs({ distributorId, isAd: true })
    assert.deepEqual(idsOf(response.body()), [ad.id])
  })

  test('gives a distributor without one that of the default', async ({ client, assert }) => {
    const ad = await givenPlaylist({ rules: { isAd: true, autofill: false } })
    const qs = { distributorId: `partner-${newId()}`, isAd: true, limit: 100 }
    assert.include(idsOf((await client.get('/v1/playlists').qs(qs)).body()), ad.id)
  })

  test('refuses what it cannot read', async ({ client }) => {
    for (const [field, value] of Object.entries({ id: 'x', isAd: 'maybe', limit: '101' })) {
      const response = await client.get('/v1/playlists').qs({ [field]: value })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
    }
    const response = await client.get('/v1/playlists').qs({ start: 'nonsense' })
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_BAD_CURSOR' })
  })
})
