import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SOCIAL_PROVIDERS } from '@sidepick/rules/types'
import { demoAccounts } from '#config/social'
import { createPlayer } from '#tests/helpers/players'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import { takeOver } from '#tests/helpers/social/round_trip'

function withoutDemo(cleanup: (undo: () => void) => void) {
  demoAccounts.on = false
  cleanup(() => void (demoAccounts.on = true))
}

test.group('A provider that does not know us', () => {
  test('{$self} is off, in words for a browser and as a problem for everybody else')
    .with([...SOCIAL_PROVIDERS])
    .run(async ({ client, assert, cleanup }, provider) => {
      withoutDemo(cleanup)
      const problem = await client.get(`/auth/${provider}`)
      problem.assertStatus(404)
      problem.assertBodyContains({ code: 'E_PROVIDER_DISABLED', message: 'Provider not available' })

      const page = await new CookieWalker().go(`/auth/${provider}?language=es-mx`, {
        headers: { accept: 'text/html' },
      })
      assert.equal(page.status, 404)
      assert.include(page.body, 'Esta forma de iniciar sesión no está disponible')
      assert.include(page.headers.get('content-security-policy')!, "default-src 'none'")
      assert.lengthOf(page.headers.getSetCookie(), 0)

      const callback = await client.get(`/auth/${provider}/callback?code=c&state=s`).redirects(0)
      assert.equal(callback.header('location'), '/auth?error=provider_error')
    })

  test('that nobody knows is no address', async ({ client }) => {
    ;(await client.get('/auth/myspace/callback')).assertStatus(404)
  })
})

test.group("The demo's own accounts", () => {
  /** From leaving to the demo's page, with what its form sends along. */
  async function atTheDemo(walker: CookieWalker) {
    const { location } = await walker.go('/auth/google')
    const page = await walker.go(location!, { headers: { 'accept-language': 'es' } })
    return {
      page,
      answer: (fields: object) =>
        new URLSearchParams([...location!.searchParams, ...Object.entries(fields)]),
    }
  }

  test('stand in for a provider, and say so', async ({ assert }) => {
    const walker = new CookieWalker()
    const { page, answer } = await atTheDemo(walker)
    assert.include(page.body, 'No se consulta a Google')
    const email = `d${randomUUID()}@example.com`
    const back = await walker.go(`/demo/account/google?${answer({ email, choice: 'go_on' })}`)
    const callback = await walker.go(back.location!)
    assert.match((await takeOver(walker, callback)).refreshToken!, /^rt_/)
    const user = await db.from('users').where('email', email).firstOrFail()
    assert.isNull(user.email_verified_at)
  })

  test('can be left', async ({ assert }) => {
    const walker = new CookieWalker()
    const { answer } = await atTheDemo(walker)
    const back = await walker.go(`/demo/account/google?${answer({ email: '', choice: 'leave' })}`)
    const callback = await walker.go(back.location!)
    assert.equal(callback.headers.get('location'), '/auth?error=access_denied')
  })

  test("open nobody's account", async ({ assert }) => {
    const player = await createPlayer()
    await db.from('users').where('id', player.id).update({ email_verified_at: Date.now() })
    const walker = new CookieWalker()
    const { answer } = await atTheDemo(walker)
    const query = answer({ email: player.email, choice: 'go_on' })
    const back = await walker.go(`/demo/account/google?${query}`)
    const callback = await walker.go(back.location!)
    assert.equal(callback.headers.get('location'), '/auth?error=link_required')
  })

  test('are not there without DEMO, and no answer of theirs is read', async ({
    client,
    assert,
    cleanup,
  }) => {
    const walker = new CookieWalker()
    const { answer } = await atTheDemo(walker)
    const query = answer({ email: `d${randomUUID()}@example.com`, choice: 'go_on' })
    const back = await walker.go(`/demo/account/google?${query}`)
    withoutDemo(cleanup)
    const callback = await walker.go(back.location!)
    assert.equal(callback.headers.get('location'), '/auth?error=provider_error')
    ;(await client.get(`/demo/account/google?${query}`)).assertStatus(404)
  })
})
