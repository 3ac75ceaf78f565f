import { everybody } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenPlay } from '#tests/fixtures/plays'
import { givenWidget } from '#tests/fixtures/widgets'
import type { TestPlayer } from '#tests/helpers/players'

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

async function givenBoardOf(player: TestPlayer) {
  const board = await givenBoard()
  await givePoints(board.id, player.id, 40)
  return board
}

/** A widget with one game, which the player has played. */
async function givenPlayedWidget({ player }: { player: TestPlayer }) {
  const game = await givenGame()
  const playlist = await givenPlaylist({ gameIds: [game.id] })
  const widget = await givenWidget({ playlistId: playlist.id })
  const play = await givenPlay(player, game.id, 'A')
  return { widgetId: widget.id, gameId: game.id, playId: play.id }
}

/** Widgets, boards, lists: open to everybody, some with what the caller did. */
export const publicRows: readonly AnyEndpoint[] = [
  endpoint<{ id: string }>({
    route: 'categories.list',
    given: () => givenCategory(),
    answers: everybody(),
  }),
  endpoint<null>({
    route: 'achievements.list',
    given: async () => null,
    answers: everybody(),
  }),
  endpoint<{ widgetId: string; playId: string }>({
    route: 'widgets.show',
    given: givenPlayedWidget,
    call: ({ given }) => ({ params: { id: given.widgetId } }),
    answers: everybody(),
    shows: ({ assert, response, given, who }) =>
      assert.deepEqual(idsOf(response.body().gamePlays), who === 'player' ? [given.playId] : []),
  }),
  endpoint<{ widgetId: string; playId: string }>({
    route: 'widgets.search',
    given: givenPlayedWidget,
    call: ({ given }) => ({ params: { id: given.widgetId } }),
    answers: everybody(),
    shows: ({ assert, response, given, who }) =>
      assert.deepEqual(idsOf(response.body().gamePlays), who === 'player' ? [given.playId] : []),
  }),
  endpoint<{ widgetId: string; playId: string }>({
    route: 'widgets.search_by_article',
    given: givenPlayedWidget,
    call: ({ given }) => ({
      params: { id: given.widgetId },
      body: { context: { title: 'A hot drink' }, text: 'tea' },
    }),
    answers: everybody(),
    shows: ({ assert, response, given, who }) =>
      assert.deepEqual(idsOf(response.body().gamePlays), who === 'player' ? [given.playId] : []),
  }),
  endpoint<{ id: string }>({
    route: 'widgets.bootstrap',
    given: () => givenWidget(),
    call: ({ given }) => ({ query: { widgetId: given.id } }),
    answers: everybody(),
    shows: ({ assert, response, given }) => assert.equal(response.body().widget.id, given.id),
  }),
  endpoint<{ id: string }>({
    route: 'playlists.list',
    given: () => givenPlaylist(),
    call: ({ given }) => ({ query: { id: given.id } }),
    answers: everybody(),
    shows: ({ assert, response, given }) =>
      assert.deepEqual(idsOf(response.body().items), [given.id]),
  }),
  endpoint<{ id: string; url: string }>({
    route: 'custom_urls.show',
    given: () => givenCustomUrl(),
    call: ({ given }) => ({ params: { url: given.url } }),
    answers: everybody(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.id),
  }),
  endpoint<{ id: string; distributorId: string }>({
    route: 'leaderboards.active',
    given: () => givenBoard(),
    call: ({ given }) => ({ query: { distributorId: given.distributorId } }),
    answers: everybody(),
    shows: ({ assert, response, given }) => assert.deepEqual(idsOf(response.body()), [given.id]),
  }),
  endpoint<{ id: string; distributorId: string }>({
    route: 'leaderboards.points',
    given: ({ player }) => givenBoardOf(player),
    call: ({ given }) => ({ query: { distributorId: given.distributorId } }),
    answers: everybody(),
    shows: ({ assert, response, who }) => {
      if (who === 'stranger') return assert.deepEqual(response.body(), [])
      assert.equal(response.body()[0].points, who === 'player' ? 40 : 0)
    },
  }),
  endpoint<{ id: string }>({
    route: 'leaderboards.show',
    given: ({ player }) => givenBoardOf(player),
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: everybody(),
  }),
  endpoint<{ id: string }>({
    route: 'leaderboards.top',
    given: ({ player }) => givenBoardOf(player),
    call: ({ given }) => ({ params: { id: given.id, n: '3' } }),
    answers: everybody(),
  }),
]
