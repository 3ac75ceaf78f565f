import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import env from '#start/env'
import { clock } from '#shared/clock'
import { newWindow } from '#tests/helpers/social/back_again'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import {
  leave,
  openForgedProvider,
  postStart,
  signInAs,
  type Asked,
} from '#tests/helpers/social/forged_provider'
import { takeOver } from '#tests/helpers/social/round_trip'

const someone = () => ({ sub: randomUUID(), email: `t${randomUUID()}@example.com` })
const ERROR = '/auth?error=provider_error'

async function onTheWay(cleanup: (undo: () => Promise<void>) => void) {
  const provider = await openForgedProvider('google')
  cleanup(() => provider.close())
  const walker = new CookieWalker()
  const asked = await leave(walker, '/auth/google')
  const who = someone()
  provider.answers({ id_token: await provider.sign(provider.claims(asked, who)) })
  const callback = `/auth/google/callback?code=c&state=${asked.state}`
  return { provider, walker, asked, who, callback }
}

test.group('The state of a sign-in', () => {
  test('goes with PKCE, a nonce and one sealed cookie for ten minutes', async ({
    assert,
    cleanup,
  }) => {
    const provider = await openForgedProvider('google')
    cleanup(() => provider.close())
    const step = await new CookieWalker().go('/auth/google?returnUrl=%2Fprofile')
    assert.equal(step.status, 302)
    assert.equal(step.headers.get('cache-control'), 'no-store')
    const query = step.location!.searchParams
    assert.match(query.get('state')!, /^[\w-]{43}$/)
    assert.match(query.get('nonce')!, /^[\w-]{43}$/)
    assert.match(query.get('code_challenge')!, /^[\w-]{43}$/)
    assert.equal(query.get('code_challenge_method'), 'S256')
    assert.equal(query.get('scope'), 'openid email')

    const [cookie, ...others] = step.headers.getSetCookie()
    assert.lengthOf(others, 0)
    assert.match(cookie!, /^social_flow_[\w-]{6}=e%3A/)
    assert.match(cookie!, /Max-Age=600; Path=\/auth; .*HttpOnly; SameSite=Lax/)
    assert.notInclude(decodeURIComponent(cookie!), query.get('state')!)
  })

  test('fits into a cookie, however much it is told: {0}')
    .with([
      ['plain words', 'a'],
      ['words that an address spells out', 'ñ'],
      ['words that JSON spells out', '"'],
    ] as const)
    .run(async ({ assert, cleanup }, [, letter]) => {
      const provider = await openForgedProvider('google')
      cleanup(() => provider.close())
      const { state } = newWindow()
      const step = await postStart(new CookieWalker(), {
        state,
        returnUrl: `/custom/x?${letter.repeat(973)}`,
        language: 'es-mx',
        sourceDomain: `${'a'.repeat(249)}.com`,
        points: '5000',
        distributorId: 'd'.repeat(64),
        referrerId: randomUUID(),
        amplitudeExperimentVariant: 'a:b,'.repeat(64),
        signedTerms: game.termsVersion,
      })
      // Browsers keep 4,096 bytes of name and value together.
      const [pair] = step.headers.getSetCookie()[0]!.split(';')
      assert.isBelow(pair!.length, 4_096)
    })

  test('survives the form that Apple posts across sites', async ({ assert, cleanup }) => {
    const provider = await openForgedProvider('apple')
    cleanup(() => provider.close())
    const step = await new CookieWalker().go('/auth/apple')
    assert.equal(step.location!.searchParams.get('response_mode'), 'form_post')
    assert.isNull(step.location!.searchParams.get('code_challenge'))
    assert.match(step.headers.getSetCookie()[0]!, /Secure; SameSite=None/)
  })

  test('is refused when {0}')
    .with([
      ['it is missing', (url: string) => url.replace(/&state=.*/, '')],
      ['it is another', (url: string) => url.replace(/state=.*/, `state=${'A'.repeat(43)}`)],
      ['it is several', (url: string) => url.replace('state=', 'state[]=')],
      ['another provider brings it', (url: string) => url.replace('google', 'facebook')],
    ] as [string, (url: string) => string][])
    .run(async ({ assert, cleanup }, [, change]) => {
      const { walker, callback, who } = await onTheWay(cleanup)
      const refused = await walker.go(change(callback))
      assert.equal(refused.headers.get('location'), ERROR)
      assert.isNull(await db.from('users').where('email', who.email).first())
      // What was under way in this browser is so still.
      assert.equal((await walker.go(callback)).location?.pathname, '/auth/callback/google')
    })

  test('is one of several of a browser, which end in any order: {0}')
    .with([
      ['the first one first', [0, 1]],
      ['the last one first', [1, 0]],
    ] as [string, number[]][])
    .run(async ({ assert, cleanup }, [, order]) => {
      const provider = await openForgedProvider('google')
      cleanup(() => provider.close())
      const walker = new CookieWalker()
      const begun: { who: ReturnType<typeof someone>; asked: Asked }[] = []
      for (const who of [someone(), someone()]) {
        begun.push({ who, asked: await leave(walker, '/auth/google') })
      }
      for (const { who, asked } of order.map((place) => begun[place]!)) {
        provider.answers({ id_token: await provider.sign(provider.claims(asked, who)) })
        const back = await walker.go(`/auth/google/callback?code=c&state=${asked.state}`)
        assert.equal(back.location?.pathname, '/auth/callback/google')
        assert.isString((await takeOver(walker, back)).refreshToken)
      }
    })

  test('leaves room in the headers, however many are begun', async ({ assert, cleanup }) => {
    const provider = await openForgedProvider('google')
    cleanup(() => provider.close())
    const walker = new CookieWalker()
    const long = `/auth/google?returnUrl=${encodeURIComponent(`/custom/x?${'a'.repeat(1_000)}`)}`
    for (let begun = 0; begun < 9; begun++) await leave(walker, long)
    const { state } = await leave(walker, '/auth/google')
    assert.isBelow(walker.cookiesAt(new URL(long, env.get('APP_URL'))).length, 8_192)
    const refused = await walker.go(`/auth/google/callback?error=access_denied&state=${state}`)
    assert.equal(refused.headers.get('location'), '/auth?error=access_denied')
  })

  test('is worth nothing in another browser', async ({ assert, cleanup }) => {
    const { walker, callback, who } = await onTheWay(cleanup)
    const stranger = await new CookieWalker().go(callback)
    assert.equal(stranger.headers.get('location'), ERROR)
    const another = new CookieWalker()
    await leave(another, '/auth/google')
    assert.equal((await another.go(callback)).headers.get('location'), ERROR)
    assert.isNull(await db.from('users').where('email', who.email).first())
    const own = await walker.go(callback)
    assert.equal(own.location?.pathname, '/auth/callback/google')
  })

  test('is worth nothing without the seal', async ({ assert, cleanup }) => {
    const { asked, callback } = await onTheWay(cleanup)
    const forged = Buffer.from(JSON.stringify({ step: 'away', provider: 'google' }))
    const step = await new CookieWalker().go(callback, {
      headers: { cookie: `social_flow_${asked.state.slice(0, 6)}=${forged.toString('base64url')}` },
    })
    assert.equal(step.headers.get('location'), ERROR)
  })

  test('is used up by the first answer, also for whoever kept the cookie', async ({
    assert,
    cleanup,
  }) => {
    const { walker, callback } = await onTheWay(cleanup)
    const kept = walker.copy()
    assert.equal((await walker.go(callback)).location?.pathname, '/auth/callback/google')
    assert.equal((await kept.go(callback)).headers.get('location'), ERROR)
    assert.equal((await walker.go(callback)).headers.get('location'), ERROR)
  })

  test('brings one of several answers at once through', async ({ assert, cleanup }) => {
    const { walker, callback } = await onTheWay(cleanup)
    const answers = await Promise.all(Array.from({ length: 8 }, () => walker.copy().go(callback)))
    const through = answers.filter(({ location }) =>
      location?.pathname.startsWith('/auth/callback')
    )
    assert.lengthOf(through, 1)
  })

  test('is over after ten minutes', async ({ assert, cleanup }) => {
    const { walker, callback } = await onTheWay(cleanup)
    const startMs = Date.now()
    cleanup(clock.replace(() => startMs + game.social.flowMs))
    assert.equal((await walker.go(callback)).headers.get('location'), ERROR)
  })

  test('is over with an error of the provider, which is told as {1}')
    .with([
      ['access_denied', 'access_denied'],
      ['user_cancelled_authorize', 'provider_error'],
      ['server_error', 'provider_error'],
    ] as [string, string][])
    .run(async ({ assert, cleanup }, [error, code]) => {
      const { walker, asked, callback } = await onTheWay(cleanup)
      const step = await walker.go(`/auth/google/callback?error=${error}&state=${asked.state}`)
      assert.equal(step.headers.get('location'), `/auth?error=${code}`)
      assert.equal((await walker.go(callback)).headers.get('location'), ERROR)
    })

  test('does not outlive a provider that is out of order', async ({ assert, cleanup }) => {
    const { provider, walker, asked, callback } = await onTheWay(cleanup)
    provider.answers({ access_token: undefined })
    assert.equal((await walker.go(callback)).headers.get('location'), ERROR)
    assert.isNotEmpty(asked.state)
    const next = await signInAs(provider, someone(), { walker })
    assert.equal(next.location?.pathname, '/auth/callback/google')
  })
})
