import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { playBody } from '#tests/fixtures/plays'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenCreator, givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

async function givenPrivateGame() {
  const creator = await givenCreator()
  const { id } = await givenGame({ isPrivate: true, creatorId: creator.id })
  const playlist = await givenPlaylist({ gameIds: [id] })
  const widget = await givenWidget({ playlistId: playlist.id, creatorId: creator.id })
  return { gameId: id, widgetId: widget.id }
}

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
    .with([
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
    ] as const)
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
