import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import env from '#start/env'
import { newId } from '#shared/ids'
import { givenCreator } from '#tests/fixtures/creators'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'

const { origin } = new URL(env.get('APP_URL'))

async function givenQuestion(text = 'Tea or coffee?') {
  const game = await givenGame({ text })
  const playlist = await givenPlaylist({ gameIds: [game.id] })
  return { game, widget: await givenWidget({ playlistId: playlist.id }) }
}

test.group('oEmbed', () => {
  test('says how another page shows the widget of an address', async ({ client, assert }) => {
    const { widget } = await givenQuestion()
    const url = `${origin}/widget/${widget.id}`
    const response = await client.get('/oembed').qs({ url, format: 'json' })
    response.assertStatus(200)
    const { html, cache_age: age, ...rest } = response.body()
    assert.containSubset(rest, {
      version: '1.0',
      type: 'rich',
      title: 'Tea or coffee?',
      provider_name: 'Sidepick',
      provider_url: origin,
      width: 800,
      height: 574,
    })
    assert.include(html, `<iframe src="${url}" title="Tea or coffee?" width="800" height="574"`)
    assert.equal(response.header('cache-control'), `public, max-age=${age}`)
    assert.equal(response.header('access-control-allow-origin'), '*')
    assert.include(
      (await client.get(new URL(url).pathname)).header('content-security-policy'),
      'frame-ancestors *'
    )
  })

  test('names the partner that the creator works for, and else the creator', async ({
    client,
    assert,
  }) => {
    const authorOf = async ({ id: creatorId }: { id: string }) => {
      const { id } = await givenWidget({ creatorId })
      const url = `${origin}/widget/${id}`
      return (await client.get('/oembed').qs({ url })).body().author_name
    }
    assert.equal(await authorOf(await givenCreator('The Daily Paper')), 'The Daily Paper')
    const alone = await givenCreator()
    assert.equal(await authorOf(alone), alone.username)
  })

  test('keeps the game and the language of the address', async ({ client, assert }) => {
    const { widget, game } = await givenQuestion('Cats or dogs?')
    const payload = encodeInitPayload({ ref: 'https://paper.example/' })
    const url = `${origin}/go/${payload}/widget/${widget.id}/game/${game.id}?lang=es-mx`
    const { html, title } = (await client.get('/oembed').qs({ url })).body()
    assert.equal(title, 'Cats or dogs?')
    assert.include(html, `/widget/${widget.id}/game/${game.id}?lang=es-mx`)
  })

  test('knows short names', async ({ client }) => {
    const { url } = await givenCustomUrl()
    const response = await client.get('/oembed').qs({ url: `${origin}/custom/${url}` })
    response.assertStatus(200)
  })

  test('lets no text of a game out of its attribute', async ({ client, assert }) => {
    const { widget } = await givenQuestion('"><script>alert(1)</script>')
    const url = `${origin}/widget/${widget.id}`
    const { html } = (await client.get('/oembed').qs({ url })).body()
    assert.notInclude(html, '<script')
    assert.notInclude(html, '""')
  })

  test('keeps within {maxwidth} x {maxheight}')
    .with([
      { maxwidth: 428, maxheight: undefined, width: 428, height: 307 },
      { maxwidth: 302, maxheight: 307, width: 302, height: 307 },
      { maxwidth: 2000, maxheight: 430, width: 599, height: 430 },
      { maxwidth: 600, maxheight: 307, width: 428, height: 307 },
      { maxwidth: '', maxheight: '', width: 800, height: 574 },
    ])
    .run(async ({ client, assert }, { maxwidth, maxheight, width, height }) => {
      const { widget } = await givenQuestion()
      const url = `${origin}/widget/${widget.id}`
      const response = await client.get('/oembed').qs({ url, maxwidth, maxheight, format: '' })
      const body = response.body()
      assert.deepEqual([body.width, body.height], [width, height])
    })

  test('is a link alone where there is no room', async ({ client, assert }) => {
    const { widget } = await givenQuestion()
    const url = `${origin}/widget/${widget.id}`
    const body = (await client.get('/oembed').qs({ url, maxwidth: 250 })).body()
    assert.equal(body.type, 'link')
    assert.notProperty(body, 'html')
  })

  test('answers {status} to {what}')
    .with([
      {
        what: 'an unknown widget',
        status: 404,
        qs: () => ({ url: `${origin}/widget/${newId()}` }),
      },
      {
        what: 'another site',
        status: 404,
        qs: () => ({ url: `https://evil.example/widget/${newId()}` }),
      },
      { what: 'a page of ours that is no widget', status: 404, qs: () => ({ url: `${origin}/` }) },
      { what: 'no address', status: 422, qs: () => ({}) },
      { what: 'a size that is none', status: 422, qs: () => ({ url: origin, maxwidth: -1 }) },
      { what: 'no format of oEmbed', status: 501, qs: () => ({ url: origin, format: 'yaml' }) },
      { what: 'the other format', status: 501, qs: () => ({ url: origin, format: 'xml' }) },
    ])
    .run(async ({ client }, { status, qs }) => {
      const response = await client.get('/oembed').qs(qs())
      response.assertStatus(status)
    })

  test('refuses a widget whose creator chose who may show it', async ({ client }) => {
    const widget = await givenWidget({
      isPublic: false,
      allowedDomains: ['https://paper.example'],
    })
    const response = await client.get('/oembed').qs({ url: `${origin}/widget/${widget.id}` })
    response.assertStatus(401)
  })
})
