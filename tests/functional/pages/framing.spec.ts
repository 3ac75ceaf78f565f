import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { newId } from '#shared/ids'
import { givenDefaultScreens } from '#tests/fixtures/platform_screens'
import { givenWidget } from '#tests/fixtures/widgets'

const HTML = { accept: 'text/html' }
const SCREENS = [
  '/auth',
  '/auth/signup/email',
  '/profile',
  '/reset_password?token=x',
  '/verify_email',
]

const below = (widgetId: string, path: string) =>
  `/go/${encodeInitPayload({ ref: 'https://evil.example/', widgetId })}${path}`

test.group('A frame around a page of the accounts', (group) => {
  group.setup(() => givenDefaultScreens())

  test('is our own alone: {$self}')
    .with(SCREENS)
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path).headers(HTML)
      response.assertStatus(200)
      assert.match(String(response.header('content-security-policy')), /frame-ancestors 'self'$/)
    })

  test('is not any site, although the widget named in the payload is public: {$self}')
    .with(SCREENS)
    .run(async ({ client, assert }, path) => {
      const widget = await givenWidget({ isPublic: true, allowedDomains: [] })
      const response = await client.get(below(widget.id, path)).headers(HTML)
      response.assertStatus(200)
      assert.match(String(response.header('content-security-policy')), /frame-ancestors 'self'$/)
    })

  test("is a site that the widget's partner registered", async ({ client, assert }) => {
    const sites = { isPublic: false, allowedDomains: ['https://paper.example'] }
    const widget = await givenWidget(sites)
    const response = await client.get(below(widget.id, '/auth/login')).headers(HTML)
    const policy = String(response.header('content-security-policy'))
    assert.match(policy, /frame-ancestors 'self' https:\/\/paper\.example$/)
  })

  const TARGETS = ['/prizes', '/my-games', '/activity', '/profile', '/auth']
  const DOCUMENTS = ['terms-of-service', 'rules', 'promotional-rules', 'privacy-policy']
  const entryOf = (widgetId: string, targetUrl: string) =>
    `/go/${encodeInitPayload({ ref: 'https://paper.example/a', widgetId, targetUrl })}/widget/${widgetId}`

  test('opens in place of a game on the sites that may show it: {$self}')
    .with([...TARGETS, ...DOCUMENTS.map((name) => `/docs/${name}`)])
    .run(async ({ client, assert }, path) => {
      const inFrame = { ...HTML, 'sec-fetch-dest': 'iframe' }
      const sites = ['https://paper.example']
      const known = await givenWidget({ isPublic: false, allowedDomains: sites })
      const opened = await client.get(entryOf(known.id, path)).headers(inFrame).redirects(0)
      opened.assertStatus(302)
      assert.isTrue(String(opened.header('location')).endsWith(path))
      const page = await client.get(String(opened.header('location'))).headers(HTML)
      assert.include(
        String(page.header('content-security-policy')),
        `frame-ancestors 'self' ${sites[0]}`
      )

      const open = await givenWidget({ isPublic: true, allowedDomains: [] })
      const game = await client.get(entryOf(open.id, path)).headers(inFrame).redirects(0)
      game.assertStatus(200)
      assert.include(game.text(), `"targetUrl":"${path}"`)
      const alone = await client.get(entryOf(open.id, path)).headers(HTML).redirects(0)
      alone.assertStatus(302)
    })

  test('is never the console in place of a game', async ({ client }) => {
    const known = await givenWidget({
      isPublic: false,
      allowedDomains: ['https://paper.example'],
    })
    const inFrame = { ...HTML, 'sec-fetch-dest': 'iframe' }
    const response = await client.get(entryOf(known.id, '/console')).headers(inFrame).redirects(0)
    response.assertStatus(200)
  })

  test('is nobody around the console', async ({ client, assert }) => {
    for (const path of ['/console', '/console/games', below(newId(), '/console')]) {
      const response = await client.get(path).headers(HTML)
      response.assertStatus(200)
      const policy = String(response.header('content-security-policy'))
      assert.match(policy, /frame-ancestors 'none'$/)
      assert.notInclude(response.text(), '/remotes/admin/')
    }
  })

  test('is nobody where the page is an error: {$self}')
    .with(['/nothing', `/go/e30/nothing`, `/widget/${newId()}`, '/custom/nothing'])
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path).headers(HTML)
      response.assertStatus(404)
      assert.include(String(response.header('content-security-policy')), "frame-ancestors 'none'")
    })

  test('is nobody where the error is a problem', async ({ client, assert }) => {
    const response = await client.get('/v1/profiles')
    response.assertStatus(401)
    assert.include(String(response.header('content-security-policy')), "frame-ancestors 'none'")
  })
})

test.group('A window that opened a page of the accounts', (group) => {
  group.setup(() => givenDefaultScreens())

  test('keeps no handle on {$self}')
    .with([...SCREENS, '/auth?method=sign_up', '/go/e30/auth/login', '/profile?error=x'])
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path).headers(HTML)
      assert.equal(response.header('cross-origin-opener-policy'), 'same-origin-allow-popups')
    })

  test('keeps one where the popup of a sign-in ends, coming from elsewhere: {$self}')
    .with(['/auth/callback/google?state=x', '/auth?error=access_denied'])
    .run(async ({ client, assert }, path) => {
      for (const [site, policy] of [
        ['cross-site', 'unsafe-none'],
        ['same-site', 'unsafe-none'],
        // A window that a page of ours opened there by itself.
        ['same-origin', 'same-origin-allow-popups'],
      ] as const) {
        const response = await client.get(path).headers({ ...HTML, 'sec-fetch-site': site })
        assert.equal(response.header('cross-origin-opener-policy'), policy, site)
      }
    })
})
