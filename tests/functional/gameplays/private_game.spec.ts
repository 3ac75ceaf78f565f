import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { playBody } from '#tests/fixtures/plays'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

async function givenPrivateGame() {
  const creator = await createPlayer({ roles: ['creator'] })
  const { id } = await givenGame({ isPrivate: true, creatorId: creator.id })
  const playlist = await givenPlaylist({ gameIds: [id] })
  const widget = await givenWidget({ playlistId: playlist.id, creatorId: creator.id })
  return { gameId: id, widgetId: widget.id, creator }
}

const WRONG_WIDGETS: [string, (own: string) => Promise<string | null>][] = [
  ['without a widget', async () => null],
  ['in a widget of another creator', async () => (await givenWidget()).id],
  ['in an unknown widget', async () => newId()],
  [
    'in a widget that is switched off',
    async (own: string) => {
      await db.from('widgets').where('id', own).update({ active: false })
      return own
    },
  ],
  [
    'in a deleted widget',
    async (own: string) => {
      await db.from('widgets').where('id', own).update({ deleted_at: clock.nowMs() })
      return own
    },
  ],
]

test.group('Playing a private game', () => {
  test('works where its creator shows it', async ({ client, assert }) => {
    const { gameId, widgetId } = await givenPrivateGame()
    const { playlist } = (await client.get(`/v1/widgets/${widgetId}`)).body()
    assert.deepEqual(
      playlist.games.map((game: { id: string }) => game.id),
      [gameId]
    )
    const player = await createPlayer()
    const response = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json({ ...playBody(gameId, 'A'), widgetId })
    response.assertStatus(201)
    response.assertBodyContains({ gameId, widgetId, userId: player.id })
  })

  test('works for its creator without a widget', async ({ client }) => {
    const player = await createPlayer()
    const { id } = await givenGame({ isPrivate: true, creatorId: player.id })
    const response = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json(playBody(id, 'A'))
    response.assertStatus(201)
  })

  test('finds no game for a stranger {0}')
    .with(WRONG_WIDGETS)
    .run(async ({ client, assert }, [, widgetOf]) => {
      const { gameId, widgetId } = await givenPrivateGame()
      const player = await createPlayer()
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json({ ...playBody(gameId, 'A'), widgetId: await widgetOf(widgetId) })
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
      assert.isEmpty(await db.from('game_plays').where('game_id', gameId))
      assert.isEmpty(await db.from('ledger_transactions').where('user_id', player.id))
    })
})

/** Every way to something of one game that names it. */
const READS = {
  stats: (gameId: string) => `/v1/games/${gameId}/stats`,
  majority: (gameId: string) => `/v1/majority-bonus/${gameId}`,
  answer: (gameId: string) => `/v1/games/${gameId}/answer`,
  speech: (gameId: string) => `/v1/games/${gameId}/speech`,
}

for (const [what, pathOf] of Object.entries(READS)) {
  test.group(`The ${what} of a private game`, () => {
    test('is there for its creator, and kept by no cache', async ({ client, assert }) => {
      const { gameId, creator } = await givenPrivateGame()
      const own = await client.get(pathOf(gameId)).bearerToken(creator.accessToken)
      own.assertStatus(200)
      assert.equal(own.body().gameId, gameId)
      assert.equal(own.header('cache-control'), 'private, no-store')
      ;(await client.get(pathOf(gameId))).assertStatus(404)
    })

    test('is there for who names the widget that shows it', async ({ client, assert }) => {
      const { gameId, widgetId } = await givenPrivateGame()
      for (const id of [widgetId, widgetId.toUpperCase()]) {
        const told = await client.get(pathOf(gameId)).qs({ widgetId: id })
        told.assertStatus(200)
        assert.equal(told.header('cache-control'), 'private, no-store')
      }
      ;(await client.get(pathOf(gameId))).assertStatus(404)
    })

    test('is not found by anybody else {0}')
      .with(WRONG_WIDGETS)
      .run(async ({ client }, [, widgetOf]) => {
        const { gameId, widgetId } = await givenPrivateGame()
        const named = await widgetOf(widgetId)
        for (const roles of [[], ['creator'], ['admin']] as const) {
          const { accessToken } = await createPlayer({ roles: [...roles] })
          const told = await client
            .get(pathOf(gameId))
            .qs(named ? { widgetId: named } : {})
            .bearerToken(accessToken)
          told.assertStatus(404)
          told.assertBodyContains({ code: 'E_NOT_FOUND' })
        }
      })

    test('refuses what is no id of a widget', async ({ client }) => {
      const { gameId } = await givenPrivateGame()
      const told = await client.get(pathOf(gameId)).qs({ widgetId: 'constructor' })
      told.assertStatus(422)
    })
  })
}

test.group('A complaint about a private game', () => {
  test('is taken from those who can see it alone', async ({ client, assert }) => {
    const { gameId, widgetId, creator } = await givenPrivateGame()
    const path = `/v1/games/${gameId}/complaint`
    const body = { compliantData: { sessionId: newId(), reason: 'It is wrong' } }
    ;(await client.post(path).json(body)).assertStatus(404)
    assert.isEmpty(await db.from('complaints').where('game_id', gameId))
    ;(await client.post(path).qs({ widgetId }).json(body)).assertStatus(201)
    ;(await client.post(path).json(body).bearerToken(creator.accessToken)).assertStatus(201)
  })
})
