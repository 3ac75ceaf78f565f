import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { OWN, SHARED } from '#pages/entry/is_shared'
import { game as constants } from '#config/game'
import { newId } from '#shared/ids'
import { givenPartnersFlavour } from '#tests/fixtures/partners_flavour'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenPlay } from '#tests/fixtures/plays'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

const REF = 'https://paper.example/story'

async function givenArticle(init: Record<string, unknown> = {}) {
  const game = await givenGame({ text: 'Tea or coffee?' })
  const playlist = await givenPlaylist({ gameIds: [game.id] })
  const widget = await givenWidget({ playlistId: playlist.id })
  const pathWith = (changes: Record<string, unknown>) =>
    `/go/${encodeInitPayload({ ref: REF, ...init, ...changes })}/widget/${widget.id}`
  return { game, widget, pathWith, path: pathWith({}) }
}

/** Everything of a response that a cache would keep. */
async function kept(client: ApiClient, path: string, headers: Record<string, string> = {}) {
  const response = await client.get(path).headers(headers).redirects(0)
  const { date: _date, ...stored } = response.headers()
  return { status: response.status(), headers: stored, html: response.text() }
}

test.group('The entry page in a shared cache', () => {
  test('is the same bytes for strangers and players, whatever their browsers send', async ({
    client,
    assert,
  }) => {
    const { game, path } = await givenArticle()
    const [played, other] = [await createPlayer(), await createPlayer()]
    await givenPlay(played, game.id, 'B')
    const stranger = await kept(client, path)
    assert.equal(stranger.headers['cache-control'], SHARED)
    assert.equal(stranger.headers.vary, 'Accept-Encoding')
    assert.isUndefined(stranger.headers['set-cookie'])
    for (const headers of [
      { authorization: `Bearer ${played.accessToken}` },
      { authorization: `Bearer ${other.accessToken}` },
      { cookie: 'known_device=x; vs=1' },
      { 'accept-language': 'es-mx' },
      { referer: 'https://evil.example/' },
      { origin: new URL(process.env.APP_URL!).origin },
      { origin: 'https://evil.example' },
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      { 'forwarded': 'host=evil.example', 'x-original-url': '/console' },
      { 'x-app-domain': 'evil.example', 'x-app-path': '/evil' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'document' },
      { 'user-agent': 'x', 'dpr': '2', 'save-data': 'on' },
    ]) {
      assert.deepEqual(
        await kept(client, path, headers as never),
        stranger,
        JSON.stringify(headers)
      )
    }
    assert.notInclude(stranger.html, played.id)
  })

  test('is not kept for an address that names one view, and is the same page there', async ({
    client,
    assert,
  }) => {
    const { path, pathWith } = await givenArticle()
    const shared = await kept(client, path)
    for (const of of [
      pathWith({ analyticsSessionId: 's', analyticsDeviceId: 'd' }),
      pathWith({ analyticsExperiments: { a: 'b' } }),
      pathWith({ unknown: 1 }),
      `${path}?utm_source=x`,
    ]) {
      const view = await kept(client, of)
      assert.equal(view.headers['cache-control'], OWN, of)
      assert.equal(view.html, shared.html, of)
      assert.equal(view.headers.etag, shared.headers.etag, of)
    }
  })

  test('tells a frame without a name the instance that its payload names, and is not kept', async ({
    client,
    assert,
  }) => {
    const { path, pathWith } = await givenArticle()
    const shared = await kept(client, path)
    const view = await kept(client, pathWith({ iid: 'one' }))
    assert.equal(view.headers['cache-control'], OWN)
    assert.equal(view.html.replace(',"iid":"one"', ''), shared.html)
  })

  test('is not kept where it depends on more than its address', async ({ client, assert }) => {
    const { widget } = await givenArticle()
    for (const path of [
      `/widget/${widget.id}`,
      `/go/${encodeInitPayload({})}/widget/${widget.id}`,
    ]) {
      assert.equal((await kept(client, path)).headers['cache-control'], OWN)
    }
    const cdn = 'https://cdn.partner.example'
    const { host, flavour, entry } = await givenPartnersFlavour(cdn)
    const claimed = encodeInitPayload({ ref: `https://${host}/`, flavour })
    const path = `/go/${claimed}/widget/${widget.id}`
    for (const dest of ['iframe', 'document']) {
      const { headers, html } = await kept(client, path, { 'sec-fetch-dest': dest })
      assert.equal(headers['cache-control'], OWN)
      assert.equal(html.includes(entry), dest === 'iframe')
    }
  })

  test('is kept apart from that of another page, flavour or language', async ({
    client,
    assert,
  }) => {
    const { pathWith, path } = await givenArticle()
    const pages = [
      path,
      pathWith({ ref: 'https://other.example/story' }),
      pathWith({ flavour: 'free-games' }),
      pathWith({ lang: 'es-mx' }),
      `${path}?lang=es-mx&flavour=free-games`,
    ]
    const bodies = new Set<string>()
    for (const page of pages) bodies.add((await kept(client, page)).html)
    assert.equal(bodies.size, pages.length)
  })

  test('is not kept when it is an error', async ({ client, assert }) => {
    const go = `/go/${encodeInitPayload({ ref: REF })}`
    for (const path of [`${go}/widget/${newId()}`, `${go}/widget/no-id`, `${go}/custom/nothing`]) {
      const { status, headers } = await kept(client, path)
      assert.equal(status, 404)
      assert.equal(headers['cache-control'], 'no-store')
    }
  })

  test('answers 304 to whoever has it in this encoding', async ({ client, assert }) => {
    const { path } = await givenArticle()
    const ask = (encoding: string, tag = '"none"') =>
      client.get(path).headers({ 'accept-encoding': encoding, 'if-none-match': tag })
    const tags = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const tag = String((await ask(encoding)).header('etag'))
      tags.add(tag)
      const same = await ask(encoding, `W/${tag}`)
      same.assertStatus(304)
      assert.equal(same.header('cache-control'), SHARED)
      assert.equal(same.header('etag'), tag)
    }
    assert.equal(tags.size, 3)
  })

  test('is gone within a minute, with the age that the server’s own caches allow', ({ assert }) => {
    const seconds = [...SHARED.matchAll(/=(\d+)/g)].reduce((sum, [, text]) => sum + Number(text), 0)
    const { widget } = constants.cacheMs
    assert.isAtMost(seconds * 1_000 + widget, 60_000)
  })

  test('of a short name leads on from the cache too', async ({ client, assert }) => {
    const { CustomUrlsContract } = await import('#custom_urls/contract')
    const urls = await app.container.make(CustomUrlsContract)
    const { widget } = await givenArticle()
    const url = `name-${newId()}`
    await urls.addCustomUrl({ id: newId(), url, widgetId: widget.id, creatorId: widget.creatorId })
    const embedded = await kept(client, `/go/${encodeInitPayload({ ref: REF })}/custom/${url}`)
    assert.equal(embedded.status, 302)
    assert.equal(embedded.headers['cache-control'], SHARED)
    const alone = await kept(client, `/custom/${url}`)
    assert.equal(alone.headers['cache-control'], 'no-store')
  })
})
