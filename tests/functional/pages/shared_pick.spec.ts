import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { loadImage } from '@napi-rs/canvas'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'

async function givenShown(change: Parameters<typeof givenGame>[0] = {}) {
  const game = await givenGame(change)
  const playlist = await givenPlaylist({ gameIds: [game.id] })
  return { game, widget: await givenWidget({ playlistId: playlist.id }) }
}

test.group('A shared pick', () => {
  test('is a picture of its game, large enough for a card', async ({ client, assert }) => {
    const { id } = await givenGame()
    const response = await client.get(`/shared/${id}/A`)
    response.assertStatus(200)
    response.assertHeader('content-type', 'image/png')
    response.assertHeader('cache-control', 'public, max-age=60')
    const { width, height } = await loadImage(response.body() as Buffer)
    assert.deepEqual([width, height], [1200, 630])
    const other = await client.get(`/shared/${id}/B`)
    assert.isFalse((other.body() as Buffer).equals(response.body() as Buffer))
  })

  test('gives no answer away, and exists for real games alone', async ({ client }) => {
    const trivia = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    const poll = await givenGame()
    const hidden = await givenGame()
    await db.from('games').where('id', hidden.id).update({ state: 'quarantined' })
    const own = await givenGame()
    await db.from('games').where('id', own.id).update({ is_private: true })
    for (const [path, status] of [
      [`${trivia.id}/right`, 200],
      [`${trivia.id}/wrong`, 200],
      [`${trivia.id}/A`, 404],
      [`${poll.id}/right`, 404],
      [`${poll.id}/C`, 404],
      [`${hidden.id}/A`, 404],
      [`${own.id}/A`, 404],
      ['no-id/A', 404],
      ['01995b3e-7a11-7c3d-9f4e-000000000000/A', 404],
    ] as const) {
      const response = await client.get(`/shared/${path}`)
      response.assertStatus(status)
    }
  })

  test('stands in the page of its game, which says what was picked', async ({ client, assert }) => {
    const { game, widget } = await givenShown({ sideB: 'A "burger"' })
    const path = `/widget/${widget.id}/game/${game.id}`
    const shared = await client.get(`${path}?pick=B`)
    assert.include(shared.text(), `/shared/${game.id}/B">`)
    assert.include(shared.text(), 'content="I picked A &quot;burger&quot;. And you?"')
    assert.include(shared.text(), `${path}?pick=B">`)
    const spanish = await client.get(`${path}?pick=B&lang=es-mx`)
    assert.include(spanish.text(), '¿Y tú?')
    for (const query of ['', '?pick=right', '?pick="><script>', '?pick=B&pick=A']) {
      const other = await client.get(`${path}${query}`)
      assert.notInclude(other.text(), '/shared/')
    }
    const start = await client.get(`/widget/${widget.id}?pick=B`)
    assert.notInclude(start.text(), '/shared/')
  })

  test('is not lost on the way through a short address', async ({ client, assert }) => {
    const { game, widget } = await givenShown()
    const { url } = await givenCustomUrl({ widgetId: widget.id })
    const response = await client.get(`/custom/${url}/${game.id}?pick=A`).redirects(0)
    response.assertStatus(302)
    assert.match(String(response.header('location')), new RegExp(`/game/${game.id}\\?pick=A$`))
  })
})
