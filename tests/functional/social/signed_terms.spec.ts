import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { game } from '#config/game'
import { backAgain } from '#tests/helpers/social/back_again'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import { openOpenidProvider } from '#tests/helpers/social/openid_provider'
import { roundTrip, takeOver } from '#tests/helpers/social/round_trip'

/** The account of an address, and what it has signed. */
async function accountOf(email: string) {
  const user = await db.from('users').where('email', email).firstOrFail()
  const signed = await db.from('terms_acceptances').where('user_id', user.id)
  return { user, versions: signed.map(({ version }) => version as string) }
}

test.group('Terms that are ticked before a sign-in with a provider', () => {
  test('are signed with the new account, and not asked for again', async ({
    assert,
    cleanup,
    client,
  }) => {
    const signedTerms = game.termsVersion
    const { walker, callback, email } = await backAgain(cleanup, { signedTerms })
    const { user, versions } = await accountOf(email)
    assert.deepEqual(versions, [game.termsVersion])
    assert.equal(user.terms_version, game.termsVersion)
    const { refreshToken } = await takeOver(walker, callback)
    const session = await client.post('/auth/refresh').bearerToken(refreshToken!)
    session.assertBodyContains({ lastTosSigned: true })
  })

  test('are asked for afterwards where the page says {$self} of them')
    .with(['nothing', '2020-01-01', 'true'])
    .run(async ({ assert, cleanup, client }, said) => {
      const fields: Record<string, string> = said === 'nothing' ? {} : { signedTerms: said }
      const { walker, callback, email } = await backAgain(cleanup, fields)
      const { user, versions } = await accountOf(email)
      assert.deepEqual(versions, [])
      assert.isNull(user.terms_version)
      const { refreshToken } = await takeOver(walker, callback)
      const session = await client.post('/auth/refresh').bearerToken(refreshToken!)
      session.assertBodyContains({ lastTosSigned: false })
    })

  test('are not signed because an address says so, which anybody can write', async ({
    assert,
    cleanup,
  }) => {
    const sub = randomUUID()
    const email = `t${sub.slice(0, 13)}@example.com`
    const provider = await openOpenidProvider('google', { sub, email, email_verified: true })
    cleanup(() => provider.close())
    await roundTrip(new CookieWalker(), `/auth/google?signedTerms=${game.termsVersion}`)
    assert.deepEqual((await accountOf(email)).versions, [])
  })
})
