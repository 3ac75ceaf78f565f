import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { playBody } from '#tests/fixtures/plays'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const ANSWER = /"correctAnswer"\s*:\s*"[AB]"/
const WITHHELD = '"correctAnswer":"withheld"'

/** What gives answers because that is what it is for. */
const TELLS = 'gameplays.answer'

async function givenTrivia() {
  const creator = await createPlayer({ roles: ['creator'] })
  const trivia = { gameType: 'TRIVIA', correctAnswer: 'B', creatorId: creator.id } as const
  const [listed, fills] = [await givenGame(trivia), await givenGame(trivia)]
  const rules = { autofill: true, categoryIds: [fills.categoryId] }
  const playlist = await givenPlaylist({ gameIds: [listed.id], rules })
  const widget = await givenWidget({ playlistId: playlist.id, creatorId: creator.id })
  const { url } = await givenCustomUrl({ widgetId: widget.id, gameId: listed.id })
  return { creator, game: listed, widget, playlist, url }
}

/** Every read there is, with each thing that may stand in its path. */
function reads({ game, widget, playlist, url }: Awaited<ReturnType<typeof givenTrivia>>) {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ methods, name }) => methods.includes('GET') && name !== TELLS)
    .flatMap(({ pattern }) =>
      [widget.id, game.id, playlist.id, url].map((id) =>
        pattern
          .replace(/:gameId\??/, game.id)
          .replace(/:payload\??/, 'e30')
          .replace(/:name\??/, url)
          .replace(/:\w+\??/g, id)
          .replace('*', id)
      )
    )
}

test.group('The answer of a trivia, before the pick', () => {
  test('stands in nothing that anybody may read', async ({ client, assert }) => {
    const given = await givenTrivia()
    const callers: (TestPlayer | null)[] = [
      null,
      await createPlayer(),
      await createPlayer({ roles: ['creator'] }),
    ]
    const seen = new Set<string>()
    for (const path of new Set(reads(given))) {
      // Streams stay open, and say only that something is new.
      if (path.endsWith('/stream')) continue
      for (const caller of callers) {
        const request = client.get(path).redirects(0)
        if (caller) request.bearerToken(caller.accessToken)
        const text = (await request).text() ?? ''
        assert.notMatch(text, ANSWER, path)
        if (text.includes(WITHHELD)) seen.add(path)
      }
    }
    // The sweep came where games are told.
    for (const part of ['/v1/widgets/', '/v2/widgets/', '/widget/', '/go/e30/widget/']) {
      assert.isTrue(
        [...seen].some((path) => path.startsWith(part)),
        part
      )
    }
  })

  test('stands in no search by text or article', async ({ client, assert }) => {
    const { widget, game } = await givenTrivia()
    const found = await client
      .post(`/v2/widgets/${widget.id}`)
      .json({ context: { title: game.text }, text: game.text })
    assert.include(found.text(), WITHHELD)
    assert.notMatch(found.text(), ANSWER)
  })

  test('is null where none is set: then every pick is correct', async ({ client, assert }) => {
    const game = await givenGame({ gameType: 'TRIVIA' })
    const playlist = await givenPlaylist({ gameIds: [game.id] })
    const widget = await givenWidget({ playlistId: playlist.id })
    const [told] = (await client.get(`/v1/widgets/${widget.id}`)).body().playlist.games
    assert.isNull(told.correctAnswer)
    const answer = await client.get(`/v1/games/${game.id}/answer`)
    assert.deepEqual(answer.body(), { gameId: game.id, correctAnswer: null })
  })

  test('is known to its creator and to admins', async ({ client, assert }) => {
    const { creator, game } = await givenTrivia()
    const admin = await createPlayer({ roles: ['admin'] })
    const own = await client.get(`/v1/creator/games/${game.id}`).bearerToken(creator.accessToken)
    const all = await client.get(`/v1/admin/games/${game.id}`).bearerToken(admin.accessToken)
    assert.deepEqual([own.body().correctAnswer, all.body().correctAnswer], ['B', 'B'])
  })
})

test.group('The answer of a trivia, after the pick', () => {
  for (const [side, correct] of [
    ['A', false],
    ['B', true],
  ] as const) {
    test(`comes with the play of ${side}, and wherever that is told`, async ({
      client,
      assert,
    }) => {
      const { game, widget } = await givenTrivia()
      const { accessToken } = await createPlayer()
      const play = await client
        .post('/v1/gameplays')
        .bearerToken(accessToken)
        .json(playBody(game.id, side))
      play.assertStatus(201)
      const read = (path: string) => client.get(path).bearerToken(accessToken)
      const told = [
        play.body(),
        (await read(`/v1/gameplays/${play.body().id}`)).body(),
        (await read('/v1/gameplays')).body().items[0],
        (await read(`/v2/widgets/${widget.id}`)).body().gamePlays[0],
      ]
      for (const one of told) assert.containsSubset(one, { side, correct, correctAnswer: 'B' })
    })
  }

  test('is there for strangers, and for every cache on the way', async ({ client, assert }) => {
    const { game } = await givenTrivia()
    const answer = await client.get(`/v1/games/${game.id}/answer`)
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { gameId: game.id, correctAnswer: 'B' })
    assert.equal(answer.header('cache-control'), 'public, max-age=60')
    assert.isUndefined(answer.header('set-cookie'))
  })

  test('of a game that is not there is not found', async ({ client }) => {
    const answer = await client.get(`/v1/games/${newId()}/answer`)
    answer.assertStatus(404)
    answer.assertBodyContains({ code: 'E_NOT_FOUND' })
  })
})
