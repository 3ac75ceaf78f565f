import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import { openOpenidProvider, type OpenidName } from '#tests/helpers/social/openid_provider'
import { roundTrip, takeOver } from '#tests/helpers/social/round_trip'

const someone = () => {
  const sub = randomUUID()
  return { sub, email: `s${sub.slice(0, 13)}@example.com`, email_verified: true }
}

const NAMES: OpenidName[] = ['google', 'microsoft', 'apple']

test.group('Signing in with an account elsewhere', () => {
  test('{$self} brings a new player a session, the bonus and an account to complete')
    .with(NAMES)
    .run(async ({ client, assert, cleanup }, name) => {
      const provider = await openOpenidProvider(name, someone())
      cleanup(() => provider.close())
      const walker = new CookieWalker()

      const callback = await roundTrip(walker, `/auth/${name}?points=9000&language=es-mx`)
      assert.equal(callback.status, 303, callback.body)
      assert.equal(callback.location?.pathname, `/auth/callback/${name}`)
      const { refreshToken, returnUrl, newAccount } = await takeOver(walker, callback)
      assert.isNull(returnUrl)
      assert.isTrue(newAccount)

      const session = await client.post('/auth/refresh').bearerToken(refreshToken!)
      session.assertStatus(200)
      session.assertBodyContains({ email: provider.account.email, tosSignedAt: null })
      const user = await db.from('users').where('email', provider.account.email!).firstOrFail()
      assert.match(user.username, /^player\d{6}$/)
      assert.equal(user.claimed_points, game.points.signUpClaimMax)
      assert.equal(user.language, 'es-mx')
      assert.isNotNull(user.email_verified_at)
      assert.isNull(user.country)
      const account = await db
        .from('ledger_accounts')
        .where({ user_id: user.id, currency: 'point' })
        .firstOrFail()
      assert.equal(account.balance, game.points.signUpBonus)

      const again = await roundTrip(walker, `/auth/${name}`)
      const second = await takeOver(walker, again)
      assert.isString(second.refreshToken)
      assert.isFalse(second.newAccount)
      assert.lengthOf(await db.from('users').where('email', provider.account.email!), 1)
      const [{ balance }] = await db.from('ledger_accounts').where('id', account.id)
      assert.equal(balance, game.points.signUpBonus)
    })

  test('at {$self} can be broken off')
    .with(NAMES)
    .run(async ({ assert, cleanup }, name) => {
      const provider = await openOpenidProvider(name, someone())
      cleanup(() => provider.close())
      const walker = new CookieWalker()
      const callback = await roundTrip(walker, `/auth/${name}`, 'leave')
      assert.equal(callback.headers.get('location'), '/auth?error=access_denied')
      assert.isNull(await db.from('users').where('email', provider.account.email!).first())
    })

  test('at {$self} takes no code that was issued to another sign-in, or used before')
    .with(NAMES)
    .run(async ({ assert, cleanup }, name) => {
      const provider = await openOpenidProvider(name, someone())
      cleanup(() => provider.close())
      const walker = new CookieWalker()
      const callback = await roundTrip(walker, `/auth/${name}`)
      assert.equal(callback.location?.pathname, `/auth/callback/${name}`)

      const thief = new CookieWalker()
      const { location } = await thief.go(`/auth/${name}`)
      const replayed = new URL(`/auth/${name}/callback`, callback.url)
      replayed.searchParams.set(
        'code',
        callback.fields?.code ?? callback.url.searchParams.get('code')!
      )
      replayed.searchParams.set('state', location!.searchParams.get('state')!)
      const refused = await thief.go(replayed)
      assert.equal(refused.headers.get('location'), '/auth?error=provider_error')
    })
})
