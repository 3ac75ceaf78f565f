import { request } from 'node:http'
import { test } from '@japa/runner'
import { LOCALES } from '@sidepick/rules/types'
import { brand } from '#config/brand'
import { game } from '#config/game'
import { DOCUMENT_NAMES } from '#legal/domain/document_names'
import { visitor } from '#tests/helpers/visitor'

const TITLES = {
  'en-us': [
    'Terms of Service',
    'Privacy Policy',
    'Game Rules',
    'Promotional Rules',
    'Business Service Terms',
  ],
  'es-mx': [
    'Términos del servicio',
    'Aviso de privacidad',
    'Reglas del juego',
    'Reglas de las promociones',
    'Términos del servicio para empresas',
  ],
} as const
const TEMPLATE = { 'en-us': 'replace before launch', 'es-mx': 'sustituir antes del lanzamiento' }
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

/** A path exactly as it is written: clients of more comfort would tidy it up first. */
function statusOfRaw(path: string): Promise<{ status: number; language: unknown; body: string }> {
  return new Promise((resolve, reject) => {
    request({ ...address(), path, headers: visitor() }, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          language: answer.headers['content-language'],
          body,
        })
      )
    })
      .on('error', reject)
      .end()
  })
}

function address() {
  const { hostname, port } = new URL(process.env.APP_URL ?? '')
  return { hostname, port }
}

test.group('The legal documents', () => {
  for (const lang of ['en-us', 'es-mx'] as const) {
    for (const [index, name] of DOCUMENT_NAMES.entries()) {
      test(`serve ${name} in ${lang} as a page and as JSON`, async ({ client, assert }) => {
        const title = TITLES[lang][index] ?? ''
        const page = await client.get(`/${name}/${lang}`).header('accept', BROWSER)
        page.assertStatus(200)
        page.assertHeader('content-type', 'text/html; charset=utf-8')
        page.assertHeader('content-language', lang)
        assert.include(page.text(), `<html lang="${lang}">`)
        assert.include(page.text(), `<h1>${title}</h1>`)

        const json = await client.get(`/${name}/${lang}`).accept('json')
        json.assertStatus(200)
        json.assertHeader('content-type', 'application/json; charset=utf-8')
        json.assertHeader('content-language', lang)
        json.assertBodyContains({ lang, version: game.termsVersion, title })
        assert.sameMembers(Object.keys(json.body()), ['lang', 'version', 'title', 'html'])
        assert.include(json.body().html, TEMPLATE[lang])
        assert.include(json.body().html, brand.supportEmail)
        assert.include(page.text().replaceAll(/ id="part-\d+"/g, ''), json.body().html)
      })
    }
  }

  test('lists its parts before it begins, and leads to each', async ({ client, assert }) => {
    for (const name of DOCUMENT_NAMES) {
      const page = (await client.get(`/${name}/en-us`).header('accept', BROWSER)).text()
      const targets = [...page.matchAll(/<li><a href="#([\w-]+)">/g)].map(([, id]) => id)
      const headings = [...page.matchAll(/<h2 id="(part-\d+)">/g)].map(([, id]) => id)
      assert.isAbove(headings.length, 2, name)
      assert.deepEqual(targets, headings, name)
    }
  })

  test('say what the configuration says', async ({ client, assert }) => {
    const html = async (path: string) => (await client.get(path).accept('json')).body().html
    const terms = await html('/tos/en-us')
    assert.include(terms, `at least ${game.minimumAgeYears} years old`)
    assert.include(terms, 'In force since November 1, 2026')
    assert.include(terms, 'White tickets expire 7 days')
    assert.include(terms, 'A transfer fee of 2%')
    assert.include(terms, 'Texas, and Washington.')
    assert.include(await html('/tos/es-mx'), 'Vigentes desde el 1 de noviembre de 2026')
    assert.include(await html('/rules/es-mx'), '2,000 puntos al día')
    assert.include(await html('/rules/en-us'), 'Eastern Time')
    assert.include(await html('/promotional-rules/en-us'), 'equal odds')
    assert.include(await html('/promotional-rules/en-us'), '24 hours after the week')
  })

  test('speak American English where they do not speak the language', async ({ client }) => {
    for (const lang of ['en-gb', 'EN-GB', 'fr-fr', 'es', 'x', '__proto__', 'en-us.md']) {
      for (const name of DOCUMENT_NAMES) {
        const response = await client.get(`/${name}/${lang}`).accept('json')
        response.assertStatus(200)
        response.assertHeader('content-language', 'en-us')
        response.assertBodyContains({ lang: 'en-us' })
      }
    }
    const spanish = await client.get('/tos/ES-MX').accept('json')
    spanish.assertBodyContains({ lang: 'es-mx' })
  })

  test('read no file that a path asks for', async ({ assert }) => {
    const hostile = [
      '/tos/..%2f..%2f..%2f..%2fpackage.json',
      '/tos/..%5c..%5cconfig%5capp.ts',
      '/tos/%2e%2e%2fprivacy-policy%2fen-us',
      '/tos/es-mx%00.md',
      '/tos/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      `/tos/${'a'.repeat(5_000)}`,
    ]
    for (const path of hostile) {
      const { status, language, body } = await statusOfRaw(path)
      assert.equal(status, 200, path)
      assert.equal(language, 'en-us', path)
      assert.include(body, '<h1>Terms of Service</h1>', path)
      assert.notInclude(body, '<script')
    }
    assert.equal((await statusOfRaw('/tos/%E0%A4%A')).status, 400)
    assert.equal((await statusOfRaw('/tos/../package.json')).status, 404)
  })

  test('answer in the form that was asked for', async ({ client, assert }) => {
    const forms = {
      'application/json': 'application/json',
      'application/json, text/plain, */*': 'application/json',
      'text/html;q=0.5, application/json': 'application/json',
      '*/*': 'text/html',
      'image/png': 'text/html',
    }
    for (const [accept, type] of Object.entries(forms)) {
      const response = await client.get('/rules/en-us').header('accept', accept)
      assert.equal(response.type(), type, accept)
      assert.match(response.header('vary') ?? '', /accept/i)
    }
  })

  test('are sent once to a client that keeps them', async ({ client, assert }) => {
    const tags = new Set<string>()
    for (const accept of ['text/html', 'application/json']) {
      for (const lang of ['en-us', 'es-mx']) {
        const first = await client.get(`/tos/${lang}`).header('accept', accept)
        const tag = first.header('etag') ?? ''
        assert.match(first.header('cache-control') ?? '', /max-age=300$/)
        const again = await client
          .get(`/tos/${lang}`)
          .headers({ accept, 'if-none-match': `"other", ${tag}` })
        again.assertStatus(304)
        assert.equal(again.header('etag'), tag)
        // The page's own has a nonce that the client keeps; another would take its place.
        const policy = accept === 'text/html' ? undefined : first.header('content-security-policy')
        assert.equal(again.header('content-security-policy'), policy)
        assert.equal(again.text(), '')
        tags.add(tag)
      }
    }
    assert.equal(tags.size, 4)
    const stale = await client.get('/tos/en-us').header('if-none-match', '"other"')
    stale.assertStatus(200)
  })

  test('let a page do nothing but stand there in its own style', async ({ client, assert }) => {
    const nonces = new Set<string>()
    for (const name of DOCUMENT_NAMES) {
      const page = await client.get(`/${name}/en-us`).header('accept', BROWSER)
      const policy = page.header('content-security-policy') ?? ''
      const [, nonce = ''] = /style-src 'nonce-([\w-]{22})'/.exec(policy) ?? []
      assert.equal(
        policy,
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
      )
      assert.include(page.text(), `<style nonce="${nonce}">`)
      assert.notMatch(page.text(), /<script|<img|<link|<iframe|<[^>]+ (style|on\w+)=/i)
      page.assertHeader('x-content-type-options', 'nosniff')
      nonces.add(nonce)
    }
    assert.equal(nonces.size, DOCUMENT_NAMES.length)
  })

  test('lead to each other, and nowhere in vain', async ({ client, assert }) => {
    const seen = new Set(['/tos/en-us'])
    for (const path of seen) {
      const page = await client.get(path).header('accept', BROWSER)
      page.assertStatus(200)
      for (const [, href = ''] of page.text().matchAll(/href="(\/[^"]+)"/g)) seen.add(href)
    }
    assert.sameMembers(
      [...seen],
      DOCUMENT_NAMES.flatMap((name) => LOCALES.map((locale) => `/${name}/${locale}`))
    )
  })
})
