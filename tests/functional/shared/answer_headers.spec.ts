import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { WIDGET_PATHS } from '@sidepick/rules/own_address'
import type { AnyEndpoint } from '#tests/functional/roles/endpoint'
import { endpoints } from '#tests/functional/roles/endpoint_table'
import { grantedCall } from '#tests/helpers/granted_call'
import { spawnServer } from '#tests/helpers/spawned_server'
import { visitor } from '#tests/helpers/visitor'

/** Entry pages, which are opened and never read by another origin: no header depends on it. */
const ENTRY = Object.keys(WIDGET_PATHS).flatMap((name) => [
  `pages.widget.${name}`,
  `pages.go.widget.${name}`,
])

/** The same for everybody, whoever asks. */
const PUBLIC = [
  ...ENTRY,
  ...['pages.go.custom', 'pages.oembed', 'pages.challenge_picture', 'pages.pick_picture'],
  'pages.visit_picture',
  ...['assets.file', 'assets.default_avatar', 'widgets.bootstrap'],
  ...['gameplays.stats', 'gameplays.answer', 'gameplays.speech'],
  ...['legal.tos', 'legal.privacy_policy', 'legal.rules', 'legal.promotional_rules'],
  ...['legal.business_service_terms'],
]

const get = (path: string, options: RequestInit = {}) =>
  fetch(`${process.env.APP_URL}${path}`, {
    redirect: 'manual',
    ...options,
    headers: { ...visitor(), ...(options.headers as Record<string, string>) },
  })

test.group('The headers of an answer', () => {
  test('of {route} let nobody guess its type, nor a cache mix origins or keep what is personal')
    .with([...endpoints])
    .run(async ({ assert }, { route, ...row }: AnyEndpoint) => {
      const { granted, open } = await grantedCall({ route, ...row })
      const { headers, status, body } = await open()
      await body?.cancel()
      assert.equal(headers.get('x-content-type-options'), 'nosniff', `${route}: ${status}`)
      const vary = headers.get('vary')?.toLowerCase().split(/,\s*/)
      assert.include(vary, ENTRY.includes(route) ? 'accept-encoding' : 'origin')
      const kept = headers.get('cache-control')!
      if (granted.headers.authorization && !PUBLIC.includes(route)) assert.include(kept, 'no-store')
      else if (!PUBLIC.includes(route)) assert.match(kept, /^(no-store|private, no-cache)$/)
    })

  test('are there for what is refused, is a file, or has not changed', async ({ assert }) => {
    const bootstrap = endpoints.find(({ route }) => route === 'widgets.bootstrap')!
    const call = await grantedCall(bootstrap)
    const etag = (await call.open()).headers.get('etag')!
    const loader = await get('/embed/v1/loader.js')
    const answers: [string, number, Promise<Response> | Response][] = [
      ['a file', 200, loader],
      [
        'a file that has not changed',
        304,
        get('/embed/v1/loader.js', { headers: { 'if-none-match': loader.headers.get('etag')! } }),
      ],
      ['a file that is not there', 404, get('/assets/none.js')],
      ['a hot answer', 304, call.open({ headers: { 'if-none-match': etag } })],
      ['no route', 404, get('/v1/nothing-here')],
      ['no page', 404, get('/nothing-here', { headers: { accept: 'text/html' } })],
      ['a stranger', 401, get('/v1/profiles')],
      ['a body that is no JSON', 400, broken('application/json', '{"email":')],
      ['a body of another type', 415, broken('text/plain', 'text')],
      ['a body that fits nobody', 422, broken('application/json', '{}')],
      ['a head', 200, get('/healthcheck', { method: 'HEAD' })],
      ['a preflight', 204, get('/v1/categories', { method: 'OPTIONS', headers: FOREIGN })],
    ]
    for (const [name, status, answer] of answers) {
      const { headers, status: given } = await answer
      assert.equal(given, status, name)
      assert.equal(headers.get('x-content-type-options'), 'nosniff', name)
      // Opened as a window it is no document of our origin, whose opener could act in our name there.
      assert.match(headers.get('content-security-policy')!, /^sandbox; default-src 'none'/, name)
    }
  })

  test('of what a cache may share vary by origin and by nothing else', async ({ assert }) => {
    const call = await grantedCall(endpoints.find(({ route }) => route === 'widgets.bootstrap')!)
    const pages: Record<string, string>[] = [{}, FOREIGN, { origin: process.env.APP_URL! }]
    for (const headers of pages) {
      const answer = await call.open({ headers })
      assert.equal(answer.headers.get('vary'), 'Origin')
      assert.match(answer.headers.get('cache-control')!, /^public, s-maxage=30/)
    }
    assert.isNull((await get('/healthcheck')).headers.get('strict-transport-security'))
  })

  test('of a server that browsers reach by TLS keep them there (HSTS={0})')
    .with([
      ['host', 'max-age=31536000'],
      ['preload', 'max-age=31536000; includeSubDomains; preload'],
    ] as const)
    .run(async ({ assert, cleanup }, [scope, header]) => {
      const server = await spawnServer({
        ...{ APP_URL: 'https://play.example', HSTS: scope, DEMO: 'false' },
        ...{ FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' },
      })
      cleanup(async () => void (await server.stop()))
      for (const path of ['/healthcheck', '/embed/v1/loader.js', '/v1/nothing-here']) {
        const { headers } = await fetch(server.url + path)
        assert.equal(headers.get('strict-transport-security'), header, path)
      }
      // Not by fetch, which names another mode than that of a navigation.
      const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', ...visitor() }
      const [start] = (await once(
        request(`${server.url}/auth/facebook`, { headers }).end(),
        'response'
      )) as [IncomingMessage]
      start.resume()
      assert.match(
        String(start.headers['set-cookie']),
        /^__Secure-social_flow_[\w-]{6}=.*; HttpOnly; Secure; SameSite=/i
      )
    })
})

const FOREIGN = { 'origin': 'https://foreign.example', 'access-control-request-method': 'GET' }

const broken = (type: string, body: string) =>
  get('/auth/login', { method: 'POST', headers: { 'content-type': type }, body })
