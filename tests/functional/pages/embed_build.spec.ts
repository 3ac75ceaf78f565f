import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import env from '#start/env'
import { newId } from '#shared/ids'
import { givenWidget } from '#tests/fixtures/widgets'

const { origin } = new URL(env.get('APP_URL'))

async function ask(
  client: ApiClient,
  path: '/embed/build' | '/embed/build/preview',
  chosen: Record<string, string>,
  language = 'en-us'
) {
  const headers = { 'accept': 'text/html', 'accept-language': language }
  const response = await client.get(path).qs(chosen).headers(headers)
  response.assertStatus(200)
  const html = response.text()
  const textOf = (id: string) => {
    const [, text = ''] = new RegExp(`<pre id="${id}"[^>]*>(.*?)</pre>`, 's').exec(html) ?? []
    return text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
  }
  return { html, textOf, policy: String(response.header('content-security-policy')) }
}

test.group('The builder of snippets', () => {
  test('is a form before anything is chosen', async ({ client, assert }) => {
    const { html } = await ask(client, '/embed/build', {})
    assert.include(html, '<form method="get" action="/embed/build">')
    assert.notInclude(html, '<iframe')
  })

  test('writes what was chosen, and nothing for what was not', async ({ client, assert }) => {
    const { id } = await givenWidget()
    const chosen = {
      widget: id,
      mode: 'docked',
      lang: 'es-mx',
      muted: 'true',
      maxWidth: '',
      game: '',
    }
    const { textOf, html } = await ask(client, '/embed/build', chosen)
    assert.equal(
      textOf('snippet'),
      [
        `<div data-vs-widget="${id}" data-vs-mode="docked" data-vs-lang="es-mx" data-vs-muted></div>`,
        `<noscript><a href="${origin}/widget/${id}">Juega en una página aparte</a></noscript>`,
        `<script async src="${origin}/embed/v1/loader.js"></script>`,
      ].join('\n')
    )
    assert.include(textOf('css'), 'max-width: 428px;')
    assert.include(html, '<option selected>docked</option>')
    assert.include(html, 'src="/embed/build/preview?widget=')
  })

  test('writes a longer line with the frame in it, which needs no rule for its place', async ({
    client,
    assert,
  }) => {
    const { id } = await givenWidget()
    const chosen = { widget: id, mode: 'docked', frame: 'true' }
    const { html, textOf } = await ask(client, '/embed/build', chosen)
    const { textOf: spanish } = await ask(client, '/embed/build', { ...chosen, lang: 'es-mx' })
    assert.include(textOf('snippet'), `<div data-vs-widget="${id}" data-vs-mode="docked"><div data`)
    assert.match(textOf('snippet'), new RegExp(`<iframe src="${origin}/go/[\\w-]+/widget/${id}"`))
    assert.include(spanish('snippet'), 'title="Juego de preguntas"')
    assert.notInclude(html, 'id="css"')
    assert.include(html, '/embed/build/preview?widget=')
    assert.notInclude(html, 'means nothing')
    const preview = await ask(client, '/embed/build/preview', chosen)
    assert.include(preview.html, 'data-vs-box="written"')
    assert.include(preview.policy, "style-src-attr 'unsafe-inline'")
  })

  test('keeps the place free for just these options', async ({ client, assert }) => {
    const { id } = await givenWidget()
    const ruleOf = async (chosen: Record<string, string>) =>
      (await ask(client, '/embed/build', { widget: id, ...chosen })).textOf('css')
    assert.include(await ruleOf({ maxWidth: '500' }), 'max-width: 500px;')
    assert.include(await ruleOf({ mini: 'true' }), 'min-height: 86px;')
    assert.include(await ruleOf({ mode: 'playlist' }), 'box-sizing: content-box;')
  })

  test('names what means nothing, and shows no game where there is none', async ({
    client,
    assert,
  }) => {
    const { id } = await givenWidget()
    const odd = await ask(client, '/embed/build', { widget: id, mode: 'huge', maxWidth: '400px' })
    assert.include(odd.textOf('css'), 'max-width: 800px;')
    assert.include(odd.html, 'data-vs-mode=&quot;huge&quot; means nothing')
    assert.include(odd.html, 'data-vs-max-width=&quot;400px&quot; means nothing')
    for (const widget of [newId(), '"><script>alert(1)</script>', '__proto__']) {
      const { html } = await ask(client, '/embed/build', { widget })
      assert.include(html, 'There is no widget')
      assert.notInclude(html, '<iframe')
      assert.notInclude(html, '<script>alert')
    }
  })

  test('refuses what is too long, and takes no lists', async ({ client }) => {
    for (const query of [`widget=${'x'.repeat(201)}`, 'mode[]=docked', 'lang[a]=b']) {
      const response = await client.get(`/embed/build?${query}`)
      response.assertStatus(422)
    }
  })

  test('speaks the language of the browser', async ({ client, assert }) => {
    const { html } = await ask(client, '/embed/build', {}, 'es-MX')
    assert.include(html, 'Arma tu código')
    assert.include(html, 'lang="es-MX"')
  })
})

test.group('The preview of a snippet', () => {
  test('is a story with the very line, framed by our own pages alone', async ({
    client,
    assert,
  }) => {
    const { id } = await givenWidget()
    const chosen = { widget: id, mode: 'inline' }
    const { textOf } = await ask(client, '/embed/build', chosen)
    const { html, policy } = await ask(client, '/embed/build/preview', chosen)
    assert.include(html, textOf('snippet'))
    assert.include(html, textOf('css'))
    assert.include(policy, "frame-ancestors 'self'")
    assert.include(policy, `script-src ${origin};`)
  })

  test('runs nothing that an address brings along', async ({ client, assert }) => {
    const attack = `"></div><script>alert(1)</script>`
    const { html } = await ask(client, '/embed/build/preview', { widget: attack, query: attack })
    assert.notInclude(html, '<script>alert')
  })
})
