import type { ApiClient, ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

interface Listed {
  id: string
}

const DEFAULT = 'default'
const idsOf = (games: Listed[]) => games.map(({ id }) => id)

/** A widget of one ordinary game and one sponsored game, and a playlist of sponsored games of its distributor. */
async function givenSponsored(
  distributorId = `partner-${newId()}`,
  { adsOf = distributorId } = {}
) {
  const ordinary = await givenGame()
  const sponsored = await givenGame({ isAd: true })
  const ofDistributor = await givenGame({ isAd: true })
  await givenPlaylist({
    distributorId: adsOf,
    gameIds: idsOf([ofDistributor, await givenGame()]),
    rules: { isAd: true, autofill: false },
  })
  const gameIds = idsOf([sponsored, ordinary])
  const { id: playlistId } = await givenPlaylist({ distributorId, gameIds })
  const { id } = await givenWidget({ playlistId, distributorId })
  return { id, ordinary, sponsored, ofDistributor }
}

const read = async (client: ApiClient, path: string, qs: object = {}) =>
  idsOf((await client.get(path).qs(qs)).body().playlist.games)

test.group('Sponsored games of a widget', () => {
  test('stand in no list but their own, not even where one of them is asked for', async ({
    client,
    assert,
  }) => {
    const { id, ordinary, sponsored } = await givenSponsored()
    assert.deepEqual(await read(client, `/v1/widgets/${id}`), [ordinary.id])
    const path = `/v2/widgets/${id}`
    for (const qs of [
      {},
      { isAd: 'false' },
      { gameId: sponsored.id },
      { versusId: sponsored.id },
    ]) {
      assert.deepEqual(await read(client, path, qs), [ordinary.id])
    }
    const byArticle = await client.post(path).json({ text: sponsored.text })
    assert.deepEqual(idsOf(byArticle.body().playlist.games), [ordinary.id])
  })

  test('are hidden from a player with ads disabled as from anybody', async ({ client, assert }) => {
    const { id, ordinary } = await givenSponsored()
    const player = await createPlayer()
    await db.from('users').where('id', player.id).update({ ads_disabled: true })
    const response = await client.get(`/v2/widgets/${id}`).bearerToken(player.accessToken)
    assert.deepEqual(idsOf(response.body().playlist.games), [ordinary.id])
  })

  test('are the playlist’s own, then those of the distributor', async ({ client, assert }) => {
    const { id, sponsored, ofDistributor } = await givenSponsored()
    const wanted = idsOf([sponsored, ofDistributor])
    assert.deepEqual(await read(client, `/v2/widgets/${id}`, { isAd: 'true' }), wanted)
  })

  test('come from the default distributor where the widget’s has none', async ({
    client,
    assert,
  }) => {
    const { id, sponsored, ofDistributor } = await givenSponsored(undefined, { adsOf: DEFAULT })
    const wanted = idsOf([sponsored, ofDistributor])
    assert.deepEqual(await read(client, `/v2/widgets/${id}`, { isAd: 'true' }), wanted)
    const ofDefault = await givenSponsored(DEFAULT)
    const own = await read(client, `/v2/widgets/${ofDefault.id}`, { isAd: 'true' })
    assert.deepEqual(own, idsOf([ofDefault.sponsored, ofDefault.ofDistributor]))
  })

  test('leave with their playlist', async ({ client, assert }) => {
    const creator = await createPlayer({ roles: ['creator'] })
    const distributorId = `partner-${newId()}`
    const [own, other] = [await givenGame({ isAd: true }), await givenGame({ isAd: true })]
    const ads = await givenPlaylist({
      ...{ distributorId, creatorId: creator.id, gameIds: idsOf([other]) },
      rules: { isAd: true, autofill: false },
    })
    const playlist = await givenPlaylist({ distributorId, gameIds: idsOf([own]) })
    const { id } = await givenWidget({ playlistId: playlist.id, distributorId })
    // Answers for strangers are kept for a moment.
    const asCreator = (request: ApiRequest) => request.bearerToken(creator.accessToken)
    const listed = async () => {
      const response = await asCreator(client.get(`/v2/widgets/${id}`)).qs({ isAd: 'true' })
      return idsOf(response.body().playlist.games)
    }
    assert.deepEqual(await listed(), idsOf([own, other]))
    const retired = asCreator(client.patch(`/v1/creator/playlists/${ads.id}`))
    ;(await retired.json({ active: false })).assertStatus(200)
    const left = await listed()
    assert.notInclude(left, other.id)
    assert.include(left, own.id)
  })
})
