import { test } from '@japa/runner'
import { loadImage } from '@napi-rs/canvas'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'

test.group('The picture of a shared result', () => {
  test('is drawn from its address, large enough for a card, and kept by everybody', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/challenge/20260314-ccwoc')
    response.assertStatus(200)
    response.assertHeader('content-type', 'image/png')
    assert.match(String(response.header('cache-control')), /^public, max-age=\d+, immutable$/)
    const { width, height } = await loadImage(response.body() as Buffer)
    assert.deepEqual([width, height], [1200, 630])
  })

  test('does not exist for what is no result', async ({ client }) => {
    for (const code of ['20260230-c', '20260314-x', '20260314-ccccccccccc']) {
      const response = await client.get(`/challenge/${code}`)
      response.assertStatus(404)
    }
  })

  test('stands in the page that the shared link opens, and in no other', async ({
    client,
    assert,
  }) => {
    const playlist = await givenPlaylist({ gameIds: [(await givenGame()).id] })
    const { id } = await givenWidget({ playlistId: playlist.id })
    const shared = await client.get(`/widget/${id}?challenge=20260314-ccwoc`)
    assert.include(shared.text(), '/challenge/20260314-ccwoc">')
    assert.include(shared.text(), 'content="3 of 10: daily challenge of March 14"')
    assert.include(shared.text(), `/widget/${id}?challenge=20260314-ccwoc">`)
    for (const query of ['', '?challenge=20260230-c', '?challenge="><script>']) {
      const other = await client.get(`/widget/${id}${query}`)
      assert.notInclude(other.text(), '/challenge/2026')
    }
  })
})
