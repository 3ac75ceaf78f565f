import { test } from '@japa/runner'
import { visitor } from '#tests/helpers/visitor'

test.group('An address that is no text', () => {
  test('is told like every other mistake: {$self}')
    .with([
      '/%',
      '/%ff',
      '/v1/games/%C0%80/stats',
      '/go/%ED%A0%80/widget/x',
      '/api/%',
      '/assets/%ff.js',
    ])
    .run(async ({ assert }, path) => {
      const answer = await fetch(`${process.env.APP_URL}${path}`, { headers: visitor() })
      assert.equal(answer.status, 400)
      assert.match(answer.headers.get('content-type')!, /^application\/problem\+json/)
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.include(answer.headers.get('content-security-policy'), "frame-ancestors 'none'")
      const body = (await answer.json()) as Record<string, unknown>
      assert.containsSubset(body, { status: 400, code: 'E_BAD_REQUEST', message: 'Bad request' })
      assert.match(String(body.instance), /^urn:request:[\da-f-]{36}$/)
    })
})
