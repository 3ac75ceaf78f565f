import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { inlined } from '#tests/helpers/entry_page'

test.group('GET /v1/games/{id}/speech', () => {
  test('tells the times of the spoken words, for a minute', async ({ client, assert }) => {
    const speechMarks = [
      { type: 'word' as const, value: 'Tea', time: 120 },
      { type: 'ssml' as const, value: '<break/>', time: 400 },
    ]
    const { id } = await givenGame({ metadata: { speechMarks } })
    const response = await client.get(`/v1/games/${id}/speech`)
    response.assertStatus(200)
    assert.deepEqual(response.body(), { gameId: id, speechMarks })
    assert.equal(response.header('cache-control'), 'public, max-age=60')
  })

  test('has none where nobody speaks', async ({ client, assert }) => {
    const { id } = await givenGame()
    const response = await client.get(`/v1/games/${id}/speech`)
    assert.deepEqual(response.body(), { gameId: id, speechMarks: [] })
  })

  test('finds no game that is unknown or deleted', async ({ client }) => {
    const gone = await givenGame()
    await db.from('games').where('id', gone.id).update({ deleted_at: clock.nowMs() })
    for (const id of [newId(), gone.id]) {
      const response = await client.get(`/v1/games/${id}/speech`)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
  })
})

test.group('The entry page', () => {
  test('leaves out what is spoken, and says by an empty list that there is something', async ({
    client,
    assert,
  }) => {
    const speechMarks = [{ type: 'word' as const, value: 'Spoken', time: 120 }]
    const spoken = await givenGame({ metadata: { speechMarks, sourceKeywords: ['tea'] } })
    const silent = await givenGame()
    const { id: playlistId } = await givenPlaylist({ gameIds: [spoken.id, silent.id] })
    const { id } = await givenWidget({ playlistId })
    const html = (await client.get(`/widget/${id}`)).text()
    assert.deepEqual(
      inlined(html).widget.playlist.games.map(({ metadata }) => metadata),
      [{ speechMarks: [], sourceKeywords: ['tea'] }, {}]
    )
    const { playlist } = (await client.get(`/v1/widgets/${id}`)).body()
    assert.deepEqual(playlist.games[0].metadata.speechMarks, speechMarks)
  })
})
