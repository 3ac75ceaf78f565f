import { test } from '@japa/runner'
import { game } from '#config/game'
import { visitor } from '#tests/helpers/visitor'

test.group('The server', () => {
  test('says who it is to whoever is no browser', async ({ client }) => {
    const response = await client.get('/').header('accept', 'application/json')
    response.assertBodyContains({ name: 'sidepick', status: 'ok' })
  })

  test('says that it is well', async ({ client }) => {
    const response = await client.get('/healthcheck')
    response.assertStatus(200)
    response.assertBodyContains({ status: 'ok', checks: { database: 'ok', cache: 'ok' } })
  })

  test('describes itself', async ({ client, assert }) => {
    const response = await client.get('/openapi.json')
    response.assertStatus(200)
    assert.equal(response.body().openapi, '3.1.0')
  })

  test('answers below /api as at the root, and only below it', async ({ client, assert }) => {
    for (const path of ['/api', '/api/', '/api?x=1']) {
      const root = await client.get(path).header('accept', 'application/json')
      root.assertBodyContains({ name: 'sidepick' })
    }
    const [here, there] = [
      await client.get('/v1/categories'),
      await client.get('/api/v1/categories'),
    ]
    there.assertStatus(200)
    assert.deepEqual(there.body(), here.body())
    ;(await client.get('/apiary')).assertStatus(404)
    ;(await client.get('/api/api/v1/categories')).assertStatus(404)
  })

  test('serves the file that ad blockers keep away', async ({ client }) => {
    const response = await client.get('/bait/ads.js')
    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-cache')
  })

  test('answers an unknown route with its code', async ({ client }) => {
    const response = await client.get('/v1/nothing-here')
    response.assertStatus(404)
    response.assertHeader('cache-control', 'no-store')
    response.assertBodyContains({ code: 'E_ROUTE_NOT_FOUND', status: 404, message: 'Not found' })
  })

  test('answers a body that is no JSON with a clear problem', async ({ assert }) => {
    const response = await fetch(`${process.env.APP_URL}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...visitor() },
      body: '{"email":',
    })
    assert.equal(response.status, 400)
    assert.containsSubset(await response.json(), { code: 'E_BAD_REQUEST' })
  })

  test('refuses a body that is too large', async ({ client }) => {
    const response = await client.post('/auth/login').json({ email: 'x'.repeat(200_000) })
    response.assertStatus(413)
    response.assertBodyContains({ code: 'E_BODY_TOO_LARGE' })
  })

  test('serves what the build made to every origin, and keeps no failure', async ({
    client,
    assert,
  }) => {
    const loader = await client.get('/embed/v1/loader.js')
    loader.assertStatus(200)
    loader.assertHeader('cache-control', 'public, max-age=300')
    const [pinned] = (await client.get('/embed/pinned.json')).body() as { path: string }[]
    const kept = await client.get(pinned?.path ?? '')
    kept.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    const missing = await client.get('/remotes/play-cards/none/remoteEntry.js')
    missing.assertStatus(404)
    missing.assertHeader('cache-control', 'no-store')
    assert.equal(loader.header('access-control-allow-origin'), '*')
  })

  test('serves a script in the best encoding that is read: {$self}')
    .with([
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const)
    .run(async ({ client, assert }, [accepted, expected]) => {
      const loader = await client.get('/embed/v1/loader.js').header('accept-encoding', accepted)
      loader.assertStatus(200)
      assert.equal(loader.header('content-encoding'), expected)
      loader.assertHeader('vary', 'Accept-Encoding')
      assert.include(String(loader.header('content-type')), 'text/javascript')
    })

  test('leaves the build by no path', async ({ client }) => {
    for (const path of [
      '/assets/..%2f..%2f..%2fpackage.json',
      '/embed/%2e%2e/%2e%2e/%2e%2e/package.json',
    ]) {
      const response = await client.get(path)
      response.assertStatus(404)
    }
  })

  test('has limits for one address, which another does not feel', async ({ client }) => {
    const address = visitor()
    const call = () => client.get('/v1/categories').headers(address)
    for (let n = 0; n < game.rateLimits.otherPerAddress.requests; n++) await call()
    const refused = await call()
    refused.assertStatus(429)
    refused.assertBodyContains({ code: 'E_TOO_MANY_REQUESTS' })
    const wait = Number(refused.header('retry-after'))
    if (!(wait >= 1 && wait <= 60)) throw new Error(`retry-after is ${wait}`)
    ;(await client.get('/v1/categories')).assertStatus(200)
    ;(await client.get('/healthcheck').headers(address)).assertStatus(200)
  })
})
