import { test } from '@japa/runner'
import { attributeOf } from '@sidepick/rules/embed_options'
import env from '#start/env'
import { newId } from '#shared/ids'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { ODD_OPTIONS } from '#tests/fixtures/odd_options'
import { givenWidget } from '#tests/fixtures/widgets'
import { check, LAUNCHER, LOADER, tagOf } from '#tests/helpers/embed_check'

const { origin } = new URL(env.get('APP_URL'))
const FINE = 'Nothing is wrong with what you pasted.'

test.group('The check of a snippet', () => {
  test('is a form before anything is asked, and runs no script', async ({ client, assert }) => {
    const { html, response } = await check(client, {})
    assert.include(html, '<form method="get"')
    assert.notInclude(html, FINE)
    assert.match(
      String(response.header('content-security-policy')),
      /^default-src 'none'; img-src data:; style-src/
    )
  })

  test('finds nothing wrong with the documented snippet', async ({ client, assert }) => {
    const { id } = await givenWidget()
    const { url } = await givenCustomUrl()
    for (const snippet of [tagOf(id) + LOADER, `<div data-vs-custom="${url}"></div>${LOADER}`]) {
      const { found, html } = await check(client, { snippet, address: 'https://paper.example/a' })
      assert.deepEqual(found, [])
      assert.include(html, FINE)
    }
  })

  test('finds nothing wrong with a launcher, an element and a mounted widget', async ({
    client,
    assert,
  }) => {
    const { id } = await givenWidget()
    for (const snippet of [
      `<button data-vs-launcher="popup" data-vs-opens="${id}">Play</button>${LAUNCHER}`,
      `<div data-vs-launcher="side-tab" data-vs-opens="${id}" data-vs-label="Quiz"></div>${LAUNCHER}`,
      `${tagOf(id)}${LOADER}<button data-vs-launcher="popup" data-vs-opens="${id}"></button>${LAUNCHER}`,
      `<sidepick-widget widget="${id}"></sidepick-widget>`,
      `<script>VSWidget.q.push(['mount', '#game', { widget: '${id}' }])</script>${LOADER}`,
    ]) {
      assert.deepEqual((await check(client, { snippet })).found, [])
    }
  })

  test('reads {0} written as "{1}" as the widget does')
    .with(ODD_OPTIONS.filter(([name]) => name !== 'widget').map((row) => [...row]))
    .run(async ({ client, assert }, [option, written, means]) => {
      const { id } = await givenWidget()
      const name = `data-vs-${attributeOf(String(option))}`
      const snippet = tagOf(id, `${name}="${written}"`) + LOADER
      const { found } = await check(client, { snippet })
      assert.equal(found.length === 0, means !== null, found.join())
    })

  test('warns of a list of trusted types without ours', async ({ client, assert }) => {
    const { id } = await givenWidget()
    const asked = { snippet: tagOf(id) + LOADER }
    const required = "content-security-policy: require-trusted-types-for 'script'"
    for (const [types, count] of [
      ['', 0],
      ['; trusted-types other', 1],
      ['; trusted-types other sidepick', 0],
      ['; trusted-types *', 0],
    ] as const) {
      const { found } = await check(client, { ...asked, headers: required + types })
      assert.lengthOf(found, count, types)
    }
    const opener = `<button data-vs-launcher="popup" data-vs-opens="${id}"></button>${LAUNCHER}`
    const headers = `${required}; trusted-types sidepick`
    const { found } = await check(client, { snippet: opener, headers })
    assert.include(found.join(), 'Add sidepick-launcher to')
  })

  test('knows a pinned loader, and a site below a listed domain', async ({ client, assert }) => {
    const sites = { isPublic: false, allowedDomains: ['https://*.paper.example'] }
    const { id } = await givenWidget(sites)
    const pinned = LOADER.replace('loader.js', 'loader.0123456789.js')
    const asked = { snippet: tagOf(id) + pinned, address: 'https://news.paper.example/a' }
    assert.deepEqual((await check(client, asked)).found, [])
    const elsewhere = { ...asked, address: 'https://paper.example.evil.example/a' }
    assert.lengthOf((await check(client, elsewhere)).found, 1)
  })

  test('finds {finding}')
    .with([
      { finding: 'no element with data-vs-widget', snippet: () => LOADER },
      { finding: 'no script tag', snippet: (id: string) => tagOf(id) },
      {
        finding: 'no script tag',
        snippet: (id: string) =>
          `${tagOf(id)}<script src="https://evil.example/loader.js"></script>`,
      },
      { finding: 'data-vs-widget is empty', snippet: () => tagOf('') + LOADER },
      { finding: 'There is no widget', snippet: () => tagOf(newId()) + LOADER },
      { finding: 'There is no widget', snippet: () => tagOf('__proto__') + LOADER },
      { finding: 'is hidden', snippet: (id: string) => tagOf(id, 'hidden') + LOADER },
      {
        finding: 'is hidden',
        snippet: (id: string) => tagOf(id, 'style="color: red; display : none"') + LOADER,
      },
      {
        finding: '280 px are too narrow',
        snippet: (id: string) => tagOf(id, 'style="width: 280px"') + LOADER,
      },
      {
        finding: 'data-vs-colour is no attribute',
        snippet: (id: string) => tagOf(id, 'data-vs-colour="red"') + LOADER,
      },
      {
        finding: 'data-vs-constructor is no attribute',
        snippet: (id: string) => tagOf(id, 'data-vs-constructor="x"') + LOADER,
      },
      {
        finding: 'browsers do not run it',
        snippet: (id: string) => tagOf(id) + LOADER.replace('async', 'type="text/plain"'),
      },
      {
        finding: 'needs data-vs-opens',
        snippet: () => `<button data-vs-launcher="popup"></button>${LAUNCHER}`,
      },
      {
        finding: '/embed/v1/launcher.js”',
        snippet: (id: string) =>
          `<div data-vs-launcher="side-tab" data-vs-opens="${id}"></div>${LOADER}`,
      },
      {
        finding: '/embed/v1/loader.js”',
        snippet: (id: string) =>
          `${tagOf(id)}<button data-vs-launcher="popup" data-vs-opens="${id}"></button>${LAUNCHER}`,
      },
      {
        finding: 'There is no widget',
        snippet: () =>
          `<button data-vs-launcher="popup" data-vs-opens="${newId()}"></button>${LAUNCHER}`,
      },
      {
        finding: 'data-vs-lang=&quot;klingon&quot; means nothing',
        snippet: (id: string) => tagOf(id, 'data-vs-lang="klingon"') + LOADER,
      },
    ])
    .run(async ({ client, assert }, { finding, snippet }) => {
      const { id } = await givenWidget()
      const { found } = await check(client, { snippet: snippet(id) })
      assert.lengthOf(found, 1, found.join('\n'))
      assert.include(found[0], finding)
    })

  test('knows what a policy blocks: {policy}')
    .with([
      { policy: "script-src 'self'", blocked: ['script'] },
      { policy: "default-src 'none'", blocked: ['script', 'frame'] },
      { policy: `script-src ${origin}; frame-src https://other.example`, blocked: ['frame'] },
      { policy: `script-src ${origin}; frame-src ${origin}`, blocked: [] },
      { policy: `default-src 'self' ${origin}/`, blocked: [] },
      { policy: `script-src 'strict-dynamic' ${origin}`, blocked: ['script'] },
      { policy: 'script-src http: https:; frame-src *', blocked: [] },
      { policy: `frame-src ${origin}/other/`, blocked: ['frame'] },
      { policy: `script-src ${origin}, script-src 'self'`, blocked: ['script'] },
      { policy: "style-src 'self'", blocked: [] },
    ])
    .run(async ({ client, assert }, { policy, blocked }) => {
      const { id } = await givenWidget()
      const snippet = tagOf(id) + LOADER
      const headers = `HTTP/2 200\nContent-Security-Policy: ${policy}\nserver: x`
      const { found } = await check(client, { snippet, headers })
      assert.deepEqual(
        found.map((text) => /blocks our (\w+)/.exec(text)?.[1]),
        blocked
      )
    })

  test('reads a policy in a meta tag, a nonce, a sandbox and an embedder policy', async ({
    client,
    assert,
  }) => {
    const { id } = await givenWidget()
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-abc'">`
    const withNonce = LOADER.replace('async', 'nonce="abc"')
    assert.deepEqual((await check(client, { snippet: meta + tagOf(id) + withNonce })).found, [])
    assert.lengthOf((await check(client, { snippet: meta + tagOf(id) + LOADER })).found, 1)
    const headers =
      'content-security-policy: sandbox allow-scripts\ncross-origin-embedder-policy: require-corp'
    const { found } = await check(client, { snippet: tagOf(id) + LOADER, headers })
    assert.match(found.join('\n'), /^error: .*sandbox[^]*\nwarning: .*require-corp/)
  })

  test('knows which rights a Permissions-Policy denies: {policy}')
    .with([
      { policy: 'autoplay=(), geolocation=()', denied: 'our frame autoplay:' },
      {
        policy: 'autoplay=self, fullscreen=(self "https://other.example")',
        denied: 'autoplay, fullscreen:',
      },
      { policy: `autoplay=(self "${origin}"), fullscreen=*, camera=()`, denied: '' },
      { policy: 'autoplay=(;;', denied: '' },
    ])
    .run(async ({ client, assert }, { policy, denied }) => {
      const { id } = await givenWidget()
      const headers = `permissions-policy: ${policy}`
      const { found } = await check(client, { snippet: tagOf(id) + LOADER, headers })
      assert.lengthOf(found, denied ? 1 : 0)
      assert.include(found.join(), denied)
    })

  test('knows the sites that a widget lists', async ({ client, assert }) => {
    const { id } = await givenWidget({
      isPublic: false,
      allowedDomains: ['https://paper.example'],
    })
    const snippet = tagOf(id) + LOADER
    const of = async (address: string) => (await check(client, { snippet, address })).found.join()
    assert.equal(await of('https://paper.example/story'), '')
    assert.include(await of('https://evil.example/'), 'https://evil.example is none of them')
    assert.include(await of(''), 'Enter the address of your page')
    assert.include(await of('javascript:alert(1)'), 'is no address of a page')
  })

  test('shows what was pasted as text, in the language of the browser', async ({
    client,
    assert,
  }) => {
    const snippet = '</textarea><script>alert(1)</script><div data-vs-widget="<b>"></div>'
    const { html, found } = await check(client, { snippet }, 'es-MX')
    assert.notInclude(html, '<script>')
    assert.notInclude(html, '<b>')
    assert.include(found.join(), 'No existe el widget')
  })

  test('refuses what is too long, and takes no lists', async ({ client }) => {
    for (const query of [`snippet=${'x'.repeat(3_001)}`, 'snippet[]=x', 'headers[a]=b']) {
      const response = await client.get(`/embed/check?${query}`)
      response.assertStatus(422)
    }
  })
})
