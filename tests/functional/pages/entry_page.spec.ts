import { test } from '@japa/runner'
import { decodeInitPayload, encodeInitPayload } from '@sidepick/rules/init_payload'
import { hashSource } from '#shared/http/html'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenPlay } from '#tests/fixtures/plays'
import { givenDefaultScreens } from '#tests/fixtures/platform_screens'
import { givenWidget } from '#tests/fixtures/widgets'
import { inlined } from '#tests/helpers/entry_page'
import { inlineCode } from '#tests/helpers/inline_code'
import { createPlayer } from '#tests/helpers/players'

const HTML = { accept: 'text/html' }

async function givenEntry(texts: string[] = ['Tea or coffee?']) {
  const games = []
  for (const text of texts) games.push(await givenGame({ text }))
  const playlist = await givenPlaylist({ gameIds: games.map((game) => game.id) })
  return { widget: await givenWidget({ playlistId: playlist.id }), games }
}

const payload = (changes: Record<string, unknown> = {}) =>
  encodeInitPayload({ ref: 'https://paper.example/story?x=1', ...changes })

test.group('The entry page', () => {
  test('shows the first question in its HTML, before any script', async ({ client, assert }) => {
    const { widget, games } = await givenEntry(['Is a taco a sandwich?'])
    const response = await client.get(`/go/${payload()}/widget/${widget.id}`).headers(HTML)
    response.assertStatus(200)
    const html = response.text()
    assert.include(html, '<span class="vs-question__text">Is a taco a sandwich?</span>')
    assert.match(html, /data-side="A">.*?Tea<\/span>/s)
    assert.match(html, /data-side="B">.*?Coffee<\/span>/s)
    assert.include(html, 'src="/demo-media/air_taxi.webp"')
    assert.include(html, `data-game-id="${games[0]!.id}"`)
  })

  test('carries ten games, their votes and the host of the page', async ({ client, assert }) => {
    const { widget, games } = await givenEntry(
      Array.from({ length: 12 }, (_, n) => `Question ${n}?`)
    )
    await givenPlay(await createPlayer(), games[0]!.id, 'B')
    const response = await client.get(`/go/${payload({ iid: 'abc' })}/widget/${widget.id}`)
    const data = inlined(response.text())
    assert.lengthOf(data.widget.playlist.games, 10)
    assert.deepEqual(data.votes[games[0]!.id], { a: 0, b: 1 })
    assert.equal(data.host, 'paper.example')
    assert.equal(data.init.iid, 'abc')
    assert.equal(data.bootstrap.widget.id, widget.id)
    assert.isEmpty(data.widget.gamePlays)
  })

  test('lets no text of a game end its script', async ({ client, assert }) => {
    const { widget } = await givenEntry(['</script><script>alert(1)</script><b>?'])
    const html = (await client.get(`/widget/${widget.id}`)).text()
    assert.notInclude(html, '<script>alert(1)')
    assert.notInclude(html, '<b>?')
    assert.equal(
      inlined(html).widget.playlist.games[0]!.text,
      '</script><script>alert(1)</script><b>?'
    )
  })

  test('runs only what its policy names by hash or by host', async ({ client, assert }) => {
    const { widget } = await givenEntry()
    const response = await client.get(`/widget/${widget.id}`)
    const policy = String(response.header('content-security-policy'))
    const { scripts, styles, files } = inlineCode(response.text())
    assert.lengthOf(scripts, 1)
    assert.lengthOf(styles, 1)
    assert.lengthOf(files, 1)
    assert.include(policy, `script-src ${hashSource(scripts[0]!)} 'self'`)
    assert.include(policy, `style-src ${hashSource(styles[0]!)} 'self' blob:;`)
    assert.notInclude(policy, 'unsafe')
    assert.notInclude(policy, 'nonce')
  })

  test('may be framed by anybody when public, else by its own domains alone', async ({
    client,
    assert,
  }) => {
    const { widget } = await givenEntry()
    const open = await client.get(`/widget/${widget.id}`)
    assert.include(String(open.header('content-security-policy')), 'frame-ancestors *')
    const closed = await givenWidget({
      isPublic: false,
      allowedDomains: ['https://paper.example'],
      playlistId: widget.playlistId,
    })
    const kept = await client.get(`/widget/${closed.id}`)
    const policy = String(kept.header('content-security-policy'))
    assert.include(policy, "frame-ancestors 'self' https://paper.example")
    assert.notInclude(policy, 'frame-ancestors *')
  })

  test('moves the game of its path to the front', async ({ client, assert }) => {
    const { widget, games } = await givenEntry(['One?', 'Two?', 'Three?'])
    for (const path of [
      `game/${games[2]!.id}`,
      `${games[2]!.id}`,
      `game/${games[2]!.id}/refU/${newId()}`,
    ]) {
      const html = (await client.get(`/widget/${widget.id}/${path}`)).text()
      assert.include(html, '<span class="vs-question__text">Three?</span>')
    }
    const unknown = await client.get(`/widget/${widget.id}/game/${newId()}`)
    unknown.assertStatus(200)
    assert.include(unknown.text(), 'One?')
  })

  test('names the referring player of its path', async ({ client, assert }) => {
    const { widget } = await givenEntry()
    const referrer = newId()
    const response = await client.get(`/go/${payload()}/widget/${widget.id}/refU/${referrer}`)
    assert.equal(inlined(response.text()).init.refUId, referrer)
  })

  test('takes the referrer where the payload names no page', async ({ client, assert }) => {
    const { widget } = await givenEntry()
    const response = await client
      .get(`/go/${encodeInitPayload({})}/widget/${widget.id}`)
      .header('referer', 'https://www.blog.example/post')
    assert.equal(inlined(response.text()).host, 'blog.example')
  })

  test('goes on without a payload it can read', async ({ client }) => {
    const { widget } = await givenEntry()
    for (const broken of ['%20', 'not-json', 'a'.repeat(9_000)]) {
      const response = await client.get(`/go/${broken}/widget/${widget.id}`)
      response.assertStatus(200)
    }
  })

  test('names the language of a question where the page has another', async ({
    client,
    assert,
  }) => {
    const { widget } = await givenEntry()
    const html = (await client.get(`/widget/${widget.id}?lang=es-mx`)).text()
    assert.include(html, '<html lang="es-MX">')
    assert.lengthOf(html.match(/ class="vs-[a-z_-]+" lang="en-us">/g) ?? [], 3)
  })

  test('is compressed for those who read it so', async ({ client, assert }) => {
    const { widget } = await givenEntry()
    const encodingFor = async (accepted: string) => {
      const response = await client.get(`/widget/${widget.id}`).header('accept-encoding', accepted)
      assert.include(response.text(), 'Tea or coffee?')
      return response.header('content-encoding')
    }
    assert.equal(await encodingFor('gzip, br'), 'br')
    assert.equal(await encodingFor('gzip, br;q=0'), 'gzip')
    assert.isUndefined(await encodingFor('identity'))
  })

  test('reads words from its query, and nothing else', async ({ client }) => {
    const { widget } = await givenEntry()
    for (const query of [
      'lang[]=es-mx',
      'flavour[]=orbit',
      'flavour[a]=b',
      `flavour=${'x'.repeat(5_000)}`,
    ]) {
      const response = await client.get(`/widget/${widget.id}?${query}`)
      response.assertStatus(200)
    }
  })

  test('of an unknown widget is the page that says so', async ({ client, assert }) => {
    for (const id of [newId(), 'no-id']) {
      const response = await client.get(`/widget/${id}`).headers(HTML)
      response.assertStatus(404)
      assert.include(response.text(), 'This game is no longer here')
    }
  })

  test('of an unknown widget can be read inside the frame it was meant for', async ({
    client,
    assert,
  }) => {
    const inFrame = { ...HTML, 'sec-fetch-dest': 'iframe' }
    const response = await client.get(`/widget/${newId()}`).headers(inFrame)
    response.assertStatus(404)
    const policy = String(response.header('content-security-policy'))
    assert.match(policy, /^sandbox allow-scripts /)
    assert.include(policy, "default-src 'none'; frame-ancestors *; script-src 'nonce-")
    assert.include(response.text(), 'target="_blank"')
    assert.include(response.text(), 'data-message="unknown widget"')
  })

  test('of an unknown widget runs no script in a window', async ({ client, assert }) => {
    const response = await client.get(`/widget/${newId()}`).headers(HTML)
    assert.notInclude(String(response.header('content-security-policy')), 'script')
    assert.notInclude(response.text(), '<script')
  })
})

test.group('The way in', () => {
  test('leads to the widget that the payload names', async ({ client, assert }) => {
    const widgetId = newId()
    const encoded = payload({ widgetId })
    const response = await client.get(`/go/${encoded}`).redirects(0)
    response.assertStatus(302)
    assert.equal(response.header('location'), `/go/${encoded}/widget/${widgetId}`)
  })

  test('follows a target path and forgets it, keeping what it does not know', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await givenDefaultScreens({ screens: [{ name: 'Prizes', path: '/prizes' }] }))
    const encoded = payload({ targetUrl: '/prizes', unknown: 'kept' })
    const location = String((await client.get(`/go/${encoded}`).redirects(0)).header('location'))
    const [, again, target] = location.match(/^\/go\/([^/]+)(\/.*)$/)!
    assert.equal(target, '/prizes')
    const decoded = decodeInitPayload(again!)
    assert.isTrue(decoded.ok)
    assert.deepEqual(decoded.ok && decoded.payload, {
      ref: 'https://paper.example/story?x=1',
      unknown: 'kept',
    })
  })

  test('follows no target {$self}')
    .with([
      ...['https://evil.example/', '//evil.example', '/\\evil.example', 'prizes', '/nothing'],
      ...['/auth/google?state=x', '/../../auth/google?state=x', '/../../api/auth/google?state=x'],
      ...['/%2e%2e/%2E%2e/%61uth/google?state=x', '/..\\..\\auth\\google', '/..\t/../auth/google'],
      ...['/v1/profiles', '/go/e30/auth', '/uploads/x.svg'],
    ])
    .run(async ({ client }, targetUrl) => {
      const response = await client
        .get(`/go/${payload({ targetUrl })}`)
        .headers(HTML)
        .redirects(0)
      response.assertStatus(404)
    })

  test('ends at the page that is not there without payload or widget', async ({ client }) => {
    ;(await client.get('/go').headers(HTML)).assertStatus(404)
    ;(await client.get(`/go/${payload()}`).headers(HTML)).assertStatus(404)
    const hostile = payload({ widgetId: '\ud800' })
    ;(await client.get(`/go/${hostile}`).headers(HTML)).assertStatus(404)
  })
})
