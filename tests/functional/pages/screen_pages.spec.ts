import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import type { PageData } from '@sidepick/rules/types'
import { newId } from '#shared/ids'
import { hashSource } from '#shared/http/html'
import { givenScreens } from '#tests/fixtures/remotes'
import { givenWidget } from '#tests/fixtures/widgets'
import { inlined } from '#tests/helpers/entry_page'
import { inlineCode } from '#tests/helpers/inline_code'

const HTML = { accept: 'text/html' }

const payload = (changes: Record<string, unknown> = {}) =>
  encodeInitPayload({ ref: 'https://paper.example/story', ...changes })

test.group('A page', () => {
  test('stands where the registry has a screen, at the root and below a payload', async ({
    client,
    assert,
  }) => {
    const { word, flavour } = await givenScreens()
    const encoded = payload({ flavour: word })
    for (const address of [
      `/${word}/reset?${flavour}`,
      `/${word}/callback/google?${flavour}`,
      `/go/${encoded}/${word}/reset`,
      `/go/${encoded}/${word}/callback/google`,
    ]) {
      const response = await client.get(address).headers(HTML)
      response.assertStatus(200)
      const data = inlined<PageData>(response.text())
      assert.isNull(data.bootstrap.widget)
      assert.isFalse('widget' in data)
    }
  })

  test('is not there where the registry has none', async ({ client, assert }) => {
    const { word, flavour } = await givenScreens()
    for (const address of [
      `/${word}/nothing?${flavour}`,
      `/${word}/reset`,
      `/go/${payload()}/${word}/reset`,
    ]) {
      const response = await client.get(address).headers(HTML)
      response.assertStatus(404)
      assert.include(response.text(), 'The page you are looking for does not exist!')
    }
  })

  test('stands for nothing, and for waiting, below a payload too', async ({ client }) => {
    for (const address of ['/blank', '/loading', `/go/${payload()}/loading`]) {
      ;(await client.get(address).headers(HTML)).assertStatus(200)
    }
    ;(await client.get('/blank/more').headers(HTML)).assertStatus(404)
  })

  test('says so to a caller of the API as a problem', async ({ client }) => {
    const response = await client.get(`/v1/${newId()}/x`)
    response.assertStatus(404)
    response.assertBodyContains({ code: 'E_ROUTE_NOT_FOUND' })
  })

  test('is neither kept, nor listed, nor told about where it holds a token', async ({
    client,
    assert,
  }) => {
    const { word, flavour } = await givenScreens()
    for (const secret of ['token=pt_abc', 'invite=it_abc']) {
      const response = await client.get(`/${word}/reset?${flavour}&${secret}`).headers(HTML)
      assert.equal(response.header('cache-control'), 'no-store')
      assert.equal(response.header('x-robots-tag'), 'noindex')
      assert.equal(response.header('referrer-policy'), 'no-referrer')
      assert.notInclude(response.text(), secret.split('=')[1]!)
    }
  })

  test('runs only what its policy names by hash or by host, and fetches its remote from the start', async ({
    client,
    assert,
  }) => {
    const { word, release, flavour } = await givenScreens()
    const response = await client.get(`/${word}/reset?${flavour}`).headers(HTML)
    const policy = String(response.header('content-security-policy'))
    const html = response.text()
    const { scripts, styles, files } = inlineCode(html)
    assert.isEmpty(scripts)
    assert.lengthOf(files, 1)
    assert.lengthOf(styles, 1)
    assert.include(policy, "script-src 'self'")
    assert.include(policy, `style-src ${hashSource(styles[0]!)} 'self' blob:;`)
    assert.notInclude(policy, 'unsafe')
    assert.notInclude(policy, 'nonce')
    assert.include(html, `href="${release.entry}" integrity="${release.integrity}"`)
  })

  test('may be framed where its widget may, and without one by nobody else', async ({
    client,
    assert,
  }) => {
    const { word, flavour } = await givenScreens()
    const alone = await client.get(`/${word}/reset?${flavour}`).headers(HTML)
    assert.match(String(alone.header('content-security-policy')), /frame-ancestors 'self'$/)
    const closed = await givenWidget({
      isPublic: false,
      allowedDomains: ['https://paper.example'],
    })
    const encoded = payload({ flavour: word, widgetId: closed.id })
    const framed = await client.get(`/go/${encoded}/${word}/reset`).headers(HTML)
    assert.include(
      String(framed.header('content-security-policy')),
      "frame-ancestors 'self' https://paper.example"
    )
    assert.equal(inlined<PageData>(framed.text()).bootstrap.widget?.id, closed.id)
  })

  test('speaks the language that is asked for, then the payload, then the default', async ({
    client,
    assert,
  }) => {
    const { word, flavour } = await givenScreens()
    const localeOf = async (address: string) =>
      inlined<PageData>((await client.get(address).headers(HTML)).text()).locale
    const spanish = payload({ flavour: word, lang: 'es-mx' })
    assert.equal(await localeOf(`/${word}/reset?${flavour}`), 'en-us')
    assert.equal(await localeOf(`/${word}/reset?${flavour}&lang=es-mx`), 'es-mx')
    assert.equal(await localeOf(`/go/${spanish}/${word}/reset`), 'es-mx')
    assert.equal(await localeOf(`/go/${spanish}/${word}/reset?lang=en-us`), 'en-us')
  })

  test('lets no text of the payload end its script', async ({ client, assert }) => {
    const { word } = await givenScreens()
    const encoded = payload({ flavour: word, note: '</script><script>alert(1)</script>' })
    const html = (await client.get(`/go/${encoded}/${word}/reset`).headers(HTML)).text()
    assert.notInclude(html, '<script>alert(1)')
  })

  test('of an unknown widget is a page all the same', async ({ client, assert }) => {
    const { word } = await givenScreens()
    const encoded = payload({ flavour: word, widgetId: newId() })
    const response = await client.get(`/go/${encoded}/${word}/reset`).headers(HTML)
    response.assertStatus(200)
    assert.isNull(inlined<PageData>(response.text()).bootstrap.widget)
  })
})
