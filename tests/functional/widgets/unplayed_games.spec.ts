import { test } from '@japa/runner'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

const idsOf = (games: { id: string }[]) => games.map(({ id }) => id)

/** One game of the playlist, and others of its category, newest last. */
async function givenAutofilled({
  others,
  autofill = true,
  also = [],
}: {
  others: number
  autofill?: boolean
  /** Categories that fill it up beside its own. */
  also?: string[]
}) {
  const { id: categoryId } = await givenCategory()
  const own = await givenGame({ categoryId })
  const more: string[] = []
  for (let made = 0; made < others; made++) more.push((await givenGame({ categoryId })).id)
  const rules = { categoryIds: [categoryId, ...also], autofill }
  const playlist = await givenPlaylist({ gameIds: [own.id], rules })
  const widget = await givenWidget({ playlistId: playlist.id })
  return { categoryId, ownId: own.id, newestFirst: more.toReversed(), widgetId: widget.id }
}

test.group('A widget for somebody who has played', () => {
  test('is filled up with as many more as were played, none of them played', async ({
    client,
    assert,
  }) => {
    const { ownId, newestFirst, widgetId } = await givenAutofilled({ others: 7 })
    const [player, other] = [await createPlayer(), await createPlayer()]
    // Listed are the own game and the two newest; the third newest would be the next.
    for (const id of [ownId, newestFirst[0]!, newestFirst[2]!]) await givenPlay(player, id, 'A')
    await givenPlay(other, newestFirst[3]!, 'A')
    const ask = () => client.get(`/v2/widgets/${widgetId}`).qs({ size: 3 })

    const body = (await ask().bearerToken(player.accessToken)).body()
    assert.deepEqual(idsOf(body.playlist.games), [ownId])
    assert.deepEqual(idsOf(body.playlist.autofilledGames), [
      newestFirst[0],
      newestFirst[1],
      newestFirst[3],
      newestFirst[4],
    ])
    assert.sameMembers(
      body.gamePlays.map((play: { gameId: string }) => play.gameId),
      [ownId, newestFirst[0]]
    )

    const publicIds = newestFirst.slice(0, 2)
    const asked = [await ask(), await ask().bearerToken(other.accessToken)]
    for (const response of asked) {
      assert.deepEqual(idsOf(response.body().playlist.autofilledGames), publicIds)
    }
  })

  test('hides what was played where it is asked for: {$self}')
    .with(['/v1', '/v2'])
    .run(async ({ client, assert }, version) => {
      const { ownId, newestFirst, widgetId } = await givenAutofilled({ others: 2 })
      const player = await createPlayer()
      for (const id of [ownId, newestFirst[0]!]) await givenPlay(player, id, 'A')
      const ask = async (query: object) => {
        const call = client.get(`${version}/widgets/${widgetId}`).qs(query)
        const response = await call.bearerToken(player.accessToken)
        response.assertStatus(200)
        const { games, autofilledGames } = response.body().playlist
        return [idsOf(games), idsOf(autofilledGames)]
      }
      assert.deepEqual(await ask({ enabled: true, state: 'Active' }), [[], [newestFirst[1]]])
      const whole = [[ownId], newestFirst]
      for (const query of [{ state: 'active' }, { enabled: true }]) {
        assert.deepEqual(await ask(query), whole)
      }
      const stranger = await client
        .get(`${version}/widgets/${widgetId}`)
        .qs({ enabled: true, state: 'Active' })
      assert.deepEqual(idsOf(stranger.body().playlist.games), [ownId])
    })

  test('keeps to the categories the playlist is filled up from', async ({ client, assert }) => {
    const { ownId, newestFirst, widgetId } = await givenAutofilled({ others: 1 })
    await givenGame()
    const player = await createPlayer()
    await givenPlay(player, ownId, 'A')
    const { playlist } = (
      await client.get(`/v1/widgets/${widgetId}`).bearerToken(player.accessToken)
    ).body()
    assert.deepEqual(idsOf(playlist.autofilledGames), newestFirst)
  })

  test('keeps to what the query leaves out', async ({ client, assert }) => {
    const { id: also } = await givenCategory()
    const [left, elsewhere] = [
      await givenGame({ categoryId: also }),
      await givenGame({ categoryId: also }),
    ]
    // Its own game is the newest, and comes first where its category is not left out.
    const { categoryId, widgetId } = await givenAutofilled({ others: 0, also: [also] })
    const player = await createPlayer()
    await givenPlay(player, elsewhere.id, 'A')
    const { playlist } = (
      await client
        .get(`/v2/widgets/${widgetId}`)
        .qs({ size: 1, excludedCategoryIds: categoryId, gameId: elsewhere.id })
        .bearerToken(player.accessToken)
    ).body()
    assert.deepEqual(idsOf(playlist.games), [elsewhere.id])
    assert.deepEqual(idsOf(playlist.autofilledGames), [left.id])
  })

  test('gets nothing more where the playlist is not filled up', async ({ client, assert }) => {
    const { ownId, widgetId } = await givenAutofilled({ others: 2, autofill: false })
    const player = await createPlayer()
    await givenPlay(player, ownId, 'A')
    const { playlist } = (
      await client.get(`/v1/widgets/${widgetId}`).bearerToken(player.accessToken)
    ).body()
    assert.deepEqual(idsOf(playlist.games), [ownId])
    assert.deepEqual(playlist.autofilledGames, [])
  })
})
