import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { social } from '#config/social'
import { createPlayer } from '#tests/helpers/players'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import { openFacebook } from '#tests/helpers/social/facebook_server'
import { roundTrip, takeOver } from '#tests/helpers/social/round_trip'

const someone = () => ({ id: String(Date.now()), email: `f${randomUUID()}@example.com` })

test.group('Facebook', () => {
  test('brings a new player, whose address is still to be proved', async ({ assert, cleanup }) => {
    const facebook = await openFacebook(someone())
    cleanup(() => facebook.close())
    const walker = new CookieWalker()
    const callback = await roundTrip(walker, '/auth/facebook')
    assert.equal(callback.location?.pathname, '/auth/callback/facebook')
    assert.match((await takeOver(walker, callback)).refreshToken!, /^rt_/)
    const user = await db.from('users').where('email', facebook.person.email!).firstOrFail()
    assert.isNull(user.email_verified_at)
    const identity = await db.from('social_identities').where('user_id', user.id).firstOrFail()
    assert.containsSubset(identity, { provider: 'facebook', subject: facebook.person.id })
  })

  test('never links by address: it does not say that one is verified', async ({
    assert,
    cleanup,
  }) => {
    const player = await createPlayer()
    await db.from('users').where('id', player.id).update({ email_verified_at: Date.now() })
    const facebook = await openFacebook({ ...someone(), email: player.email })
    cleanup(() => facebook.close())
    const callback = await roundTrip(new CookieWalker(), '/auth/facebook')
    assert.equal(callback.headers.get('location'), '/auth?error=link_required')
  })

  test('has people without an address', async ({ assert, cleanup }) => {
    const facebook = await openFacebook({ id: randomUUID() })
    cleanup(() => facebook.close())
    const callback = await roundTrip(new CookieWalker(), '/auth/facebook')
    assert.equal(callback.headers.get('location'), '/auth?error=email_missing')
  })

  test('tells nothing to whoever has not our secret', async ({ assert, cleanup }) => {
    const facebook = await openFacebook(someone())
    cleanup(() => facebook.close())
    social.facebook.clientSecret = 'another-secret'
    const callback = await roundTrip(new CookieWalker(), '/auth/facebook')
    assert.equal(callback.headers.get('location'), '/auth?error=provider_error')
  })
})
