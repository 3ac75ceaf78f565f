import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { newId } from '#shared/ids'
import { WidgetsContract } from '#widgets/contract'
import { spawnServer } from '#tests/helpers/spawned_server'
import { visitor } from '#tests/helpers/visitor'

const HTML = { 'accept': 'text/html', 'accept-language': 'es-MX,es;q=0.9' }

/** Every look at a widget fails, as nobody foresaw. */
function breakWidgets(cleanup: (undo: () => void) => void) {
  class BrokenWidgets {
    widgetData = () => Promise.reject(new Error('secret'))
  }
  app.container.swap(WidgetsContract, () => new BrokenWidgets() as never)
  cleanup(() => app.container.restore(WidgetsContract))
}

test.group('A browser that opens what went wrong', () => {
  test('is told so in its language, with a way on, and nothing of what nobody foresaw', async ({
    client,
    assert,
    cleanup,
  }) => {
    breakWidgets(cleanup)
    const path = `/widget/${newId()}`
    const response = await client.get(path).headers(HTML)
    response.assertStatus(500)
    response.assertHeader('content-type', 'text/html; charset=utf-8')
    response.assertHeader('cache-control', 'no-store')
    assert.match(String(response.header('content-security-policy')), /^sandbox; default-src/)
    assert.include(response.text(), '<html lang="es-MX">')
    assert.include(response.text(), '<h1>Algo salió mal de nuestro lado</h1>')
    assert.include(response.text(), `href="${path}"`)
    assert.notInclude(response.text(), 'secret')
  })

  test('is led to no other host by the address that it asked for: {$self}')
    .with(['//evil.example/x', '/\\evil.example/x', '///evil.example'])
    .run(async ({ assert, cleanup }, path) => {
      const server = await spawnServer({ MAINTENANCE: 'true' })
      cleanup(async () => void (await server.stop()))
      const { hostname, port } = new URL(server.url)
      const html = await new Promise<string>((resolve, reject) => {
        request({ hostname, port, path, headers: HTML }, (answer) => resolve(text(answer)))
          .on('error', reject)
          .end()
      })
      assert.include(html, 'href="/"')
      assert.notInclude(html, 'evil')
    })

  test('is led on without the game that waits, which its own window alone may name', async ({
    client,
    assert,
    cleanup,
  }) => {
    breakWidgets(cleanup)
    const path = `/widget/${newId()}`
    const response = await client.get(`${path}?waits=${'A'.repeat(43)}&lang=es-mx`).headers(HTML)
    assert.include(response.text(), `href="${path}?lang=es-mx"`)
    assert.notInclude(response.text(), 'waits')
  })

  test('is asked to wait where there were too many requests', async ({ client, assert }) => {
    const headers = { ...HTML, ...visitor() }
    const open = () => client.get('/demo').headers(headers)
    for (let n = 0; n < game.rateLimits.otherPerAddress.requests; n++) await open()
    const refused = await open()
    refused.assertStatus(429)
    assert.exists(refused.header('retry-after'))
    assert.include(refused.text(), 'Un momento, por favor')
  })

  test('is answered with a problem by the API, as everybody is', async ({ client }) => {
    const response = await client.get('/v1/profiles').headers(HTML)
    response.assertStatus(401)
    response.assertHeader('content-type', 'application/problem+json; charset=utf-8')
  })
})

test.group('A site that is worked on', () => {
  test('says so to browsers and to callers, and keeps its files', async ({ assert, cleanup }) => {
    const server = await spawnServer({ MAINTENANCE: 'true' })
    cleanup(async () => void (await server.stop()))
    const get = (path: string, headers = {}) => fetch(server.url + path, { headers })
    const page = await get('/widget/any', { ...HTML, 'sec-fetch-dest': 'iframe' })
    assert.equal(page.status, 503)
    assert.equal(page.headers.get('retry-after'), '60')
    assert.include(await page.text(), 'Ya volvemos')
    const problem = await get('/v1/categories')
    assert.equal(problem.status, 503)
    assert.equal(((await problem.json()) as { code: string }).code, 'E_UNAVAILABLE')
    assert.equal((await get('/healthcheck')).status, 200)
    assert.equal((await get('/embed/v1/loader.js')).status, 200)
  })
})
