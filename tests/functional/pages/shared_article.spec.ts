import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import env from '#start/env'
import { newId } from '#shared/ids'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenDomain } from '#tests/fixtures/partner_hosts'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { inlineCode } from '#tests/helpers/inline_code'

const { origin } = new URL(env.get('APP_URL'))
const SITE = 'https://paper.example'
const STORY = `${SITE}/story?id=7`

type Given = Parameters<typeof givenWidget>[0]

/** A widget that lists its sites, and the address of its game. */
async function givenShared(given: Given = { isPublic: false, allowedDomains: [SITE] }) {
  const game = await givenGame({ text: 'Tea or coffee?' })
  const { id: playlistId } = await givenPlaylist({ gameIds: [game.id] })
  const widget = await givenWidget({ playlistId, ...given })
  return { game, widget, path: `/widget/${widget.id}/game/${game.id}` }
}

const linked = (path: string, article: string, more = '') =>
  `${path}?article=${encodeURIComponent(article)}${more}`

const plain = (text: string) => text.replaceAll('&amp;', '&')

/** Where a page leads a person; null where the game is played. */
async function leadOf(client: ApiClient, address: string, headers: Record<string, string> = {}) {
  const response = await client.get(address).headers({ accept: 'text/html', ...headers })
  response.assertStatus(200)
  const html = response.text()
  const [, href = null] = /<a id="article" href="([^"]*)"/.exec(html) ?? []
  return { response, html, href: href && plain(href) }
}

test.group('A link that was shared in an article', () => {
  test('leads there, with the game in its address', async ({ client, assert }) => {
    const { game, widget, path } = await givenShared()
    const { href } = await leadOf(client, linked(path, `${STORY}&vs_game=${newId()}#part`))
    assert.equal(href, `${STORY}&vs_widget=${widget.id}&vs_game=${game.id}`)
  })

  test('keeps who shared it and the UTM parameters', async ({ client, assert }) => {
    const { game, widget, path } = await givenShared()
    const userId = newId()
    const address = linked(`${path}/refU/${userId}`, STORY, '&utm_source=a+paper&other=1')
    const { href } = await leadOf(client, address)
    const added = `&utm_source=a+paper&vs_widget=${widget.id}&vs_game=${game.id}&vs_ref_user=${userId}`
    assert.equal(href, STORY + added)
  })

  test('shows crawlers the game, and what was picked', async ({ client, assert }) => {
    const { game, path } = await givenShared()
    const { html } = await leadOf(client, linked(path, STORY, '&pick=B'))
    const head = plain(html.slice(0, html.indexOf('<style')))
    const own = `${origin}${path}?pick=B`
    assert.include(head, `<link rel="canonical" href="${own}"`)
    // A site that leads its readers to this address brings them to the article too.
    assert.include(head, `og:url" content="${own}&article=${encodeURIComponent(STORY)}"`)
    assert.include(head, 'og:title" content="Tea or coffee?"')
    assert.include(head, 'og:description" content="I picked Coffee. And you?"')
    assert.include(head, `og:image" content="${origin}/shared/${game.id}/B"`)
  })

  test('leads to the article of a challenge too, which is about no one game', async ({
    client,
    assert,
  }) => {
    const { widget } = await givenShared()
    const address = linked(`/widget/${widget.id}`, STORY, '&challenge=20260314-cwcco')
    const { href, html } = await leadOf(client, address)
    assert.equal(href, `${STORY}&vs_widget=${widget.id}`)
    assert.include(html, `${origin}/challenge/20260314-cwcco"`)
  })

  test('leads by itself to registered sites alone: any creator can list one', async ({
    client,
    assert,
  }) => {
    const { path } = await givenShared()
    const listed = await leadOf(client, linked(path, STORY))
    assert.isNotNull(listed.href)
    assert.notInclude(listed.html, '<script')
    const { host } = await givenDomain()
    const both = await givenShared({ isPublic: false, allowedDomains: [`https://${host}`] })
    const registered = await leadOf(client, linked(both.path, `https://${host}/story`))
    assert.include(registered.html, 'location.replace')
  })

  test('runs its own script alone, in no frame, and answers HEAD', async ({ client, assert }) => {
    const { host } = await givenDomain()
    const { path } = await givenShared({})
    const story = `https://${host}/story`
    const { response, html } = await leadOf(client, linked(path, story))
    const policy = String(response.header('content-security-policy'))
    const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? []
    assert.include(html, `<script nonce="${nonce}">`)
    assert.lengthOf(inlineCode(html).files, 0)
    assert.include(policy, "default-src 'none'")
    assert.include(policy, "frame-ancestors 'none'")
    assert.equal(response.header('cache-control'), 'private, no-cache')
    const head = await client.head(linked(path, story))
    head.assertStatus(200)
    assert.equal(head.text() ?? '', '')
  })

  test('speaks the language of the link', async ({ client, assert }) => {
    const { path } = await givenShared()
    const { html } = await leadOf(client, linked(path, STORY))
    assert.include(html, '<html lang="en-US">')
    assert.include(html, 'The game is in an article at paper.example.')
    const spanish = await leadOf(client, linked(path, STORY, '&lang=es-mx'))
    assert.include(spanish.html, '<html lang="es-MX">')
    assert.include(spanish.html, 'El juego está en un artículo de paper.example.')
  })

  test('leads to no address but one of a site that the widget lists: {$self}')
    .with([
      'https://evil.example/',
      'https://paper.example.evil.example/',
      'https://evil.example/?https://paper.example',
      'https://paper.example@evil.example/',
      'https://editor:secret@paper.example/',
      'https://paper.example:8443/',
      'https://sub.paper.example/',
      'https:\\\\evil.example\\@paper.example',
      '//paper.example/story',
      '/console',
      'javascript:location="https://paper.example"',
      'data:text/html,paper.example',
      'http://paper.example/story',
      '',
    ])
    .run(async ({ client, assert }, article) => {
      const { game, path } = await givenShared()
      const { href, html } = await leadOf(client, linked(path, article))
      assert.isNull(href)
      assert.include(html, `data-game-id="${game.id}"`)
    })

  test('leads to no address that the loader would cut', async ({ client, assert }) => {
    const { path } = await givenShared()
    assert.isNull((await leadOf(client, linked(path, `${STORY}&${'x'.repeat(1_500)}`))).href)
  })

  test('leads to what lies below a site with a wildcard', async ({ client, assert }) => {
    const { path } = await givenShared({
      isPublic: false,
      allowedDomains: ['https://*.paper.example'],
    })
    const { href } = await leadOf(client, linked(path, 'https://www.paper.example/'))
    assert.match(href!, /^https:\/\/www\.paper\.example\/\?vs_widget=/)
    assert.isNull((await leadOf(client, linked(path, 'https://www.other.example/'))).href)
  })

  test('leads to no site of a public widget that nobody has registered', async ({
    client,
    assert,
  }) => {
    const { path } = await givenShared({})
    assert.isNull((await leadOf(client, linked(path, STORY))).href)
    const { host } = await givenDomain()
    const { href } = await leadOf(client, linked(path, `https://${host}/story`))
    assert.match(href!, new RegExp(`^https://${host}/story\\?vs_widget=`))
  })

  test('leads to a registered site by https, at its own port and name: {$self}')
    .with(['http://HOST', 'https://HOST:8443', 'https://HOST.', 'https://www.HOST:80'])
    .run(async ({ client, assert }, site) => {
      const { path } = await givenShared({})
      const { host } = await givenDomain()
      const refused = linked(path, `${site.replace('HOST', host)}/story`)
      assert.isNull((await leadOf(client, refused)).href)
      const { href } = await leadOf(client, linked(path, `https://www.${host}:443/story`))
      assert.match(href!, new RegExp(`^https://www.${host}/story\\?vs_widget=`))
    })

  test("leads to a registered site of the widget's partner", async ({ client, assert }) => {
    const { host, distributorId } = await givenDomain()
    const { path } = await givenShared({ isPublic: false, distributorId })
    const { href } = await leadOf(client, linked(path, `https://www.${host}/`))
    assert.match(href!, new RegExp(`^https://www.${host}/\\?vs_widget=`))
  })

  test('stays here where a document switches it off', async ({ client, assert }) => {
    const { widget, path } = await givenShared()
    const doc = { themeFlags: { shareToArticle: false } }
    await givenExperience({ scope: 'widget', owner: widget.id, doc })
    assert.isNull((await leadOf(client, linked(path, STORY))).href)
  })

  test('shows the game in a frame, and the same page as without an article', async ({
    client,
    assert,
  }) => {
    const { path } = await givenShared()
    const framed = await leadOf(client, linked(path, STORY), { 'sec-fetch-dest': 'iframe' })
    assert.isNull(framed.href)
    assert.equal(framed.html, (await leadOf(client, path)).html)
  })

  test('is not lost on the way through a short name', async ({ client, assert }) => {
    const { game, widget } = await givenShared()
    const { url } = await givenCustomUrl({ widgetId: widget.id })
    const userId = newId()
    const { href } = await leadOf(
      client,
      linked(`/custom/${url}/${game.id}`, STORY, `&versus_to=${userId}&utm_term=x`)
    )
    assert.equal(
      href,
      `${STORY}&utm_term=x&vs_widget=${widget.id}&vs_game=${game.id}&vs_ref_user=${userId}`
    )
  })

  test('is a 404 for a widget that is not there', async ({ client }) => {
    const response = await client.get(linked(`/widget/${newId()}`, STORY))
    response.assertStatus(404)
  })
})
