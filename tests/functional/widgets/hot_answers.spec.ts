import { test } from '@japa/runner'
import env from '#start/env'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

async function givenPath() {
  const game = await givenGame()
  const playlist = await givenPlaylist({ gameIds: [game.id] })
  const widget = await givenWidget({ playlistId: playlist.id })
  return { game, path: `/v1/widgets/${widget.id}` }
}

test.group('A public read that was answered a moment ago', () => {
  test('is the same in every header the second time', async ({ client, assert }) => {
    const { path } = await givenPath()
    const seen = [await client.get(path), await client.get(path), await client.get(path)]
    for (const response of seen) response.assertStatus(200)
    const [first, ...others] = seen.map((response) => {
      const { date: _date, ...headers } = response.headers()
      return { headers, body: response.body() }
    })
    for (const other of others) assert.deepEqual(other, first)
  })

  test('is never what a player gets', async ({ client, assert }) => {
    const { game, path } = await givenPath()
    await client.get(path)
    const player = await createPlayer()
    const played = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json({ gameId: game.id, side: 'A', ticketType: 'free', quantity: 1 })
    played.assertStatus(201)
    const own = await client.get(path).bearerToken(player.accessToken)
    assert.lengthOf(own.body().gamePlays, 1)
    const stranger = await client.get(path)
    assert.lengthOf(stranger.body().gamePlays, 0)
    const bad = await client.get(path).bearerToken('at_bad')
    assert.lengthOf(bad.body().gamePlays, 0)
  })

  test('carries what CORS asks for when another origin asks', async ({ client, assert }) => {
    const { path } = await givenPath()
    await client.get(path)
    const origin = new URL(env.get('APP_URL')).origin
    const response = await client.get(path).header('origin', origin)
    response.assertHeader('access-control-allow-origin', origin)
    const foreign = await client.get(path).header('origin', 'https://elsewhere.example')
    assert.isUndefined(foreign.header('access-control-allow-origin'))
    const plain = await client.get(path)
    assert.isUndefined(plain.header('access-control-allow-origin'))
  })

  test('is not mistaken for that of another page or query', async ({ client, assert }) => {
    const { path } = await givenPath()
    const here = await client.get(path)
    const there = await client.get(path).header('x-app-domain', 'studio.example')
    const query = await client.get(`${path}?lang=es-mx`)
    for (const response of [here, there, query]) response.assertStatus(200)
    const unknown = await client.get(`${path}0`)
    assert.equal(unknown.status(), 404)
  })

  test('answers 304 to a client that has it, from memory too', async ({ client }) => {
    const { path } = await givenPath()
    const ask = () => client.get('/v2/embed/bootstrap').qs({ widgetId: path.split('/').at(-1) })
    const etag = String((await ask()).header('etag'))
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await ask().header('if-none-match', tag)
      response.assertStatus(304)
      response.assertHeader('etag', etag)
    }
    ;(await ask().header('if-none-match', '"other"')).assertStatus(200)
  })
})
