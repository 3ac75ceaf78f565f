import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { createPlayer } from '#tests/helpers/players'
import { drainOutbox } from '#tests/helpers/outbox'
import { openMailbox } from '#tests/helpers/mailbox'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import { leave, openForgedProvider, signInAs } from '#tests/helpers/social/forged_provider'
import { takeOver } from '#tests/helpers/social/round_trip'

const identitiesOf = (userId: string) => db.from('social_identities').where('user_id', userId)

async function googlePlayer(status: string, verified: boolean) {
  const player = await createPlayer()
  await db
    .from('users')
    .where('id', player.id)
    .update({ status, email_verified_at: verified ? Date.now() : null })
  return player
}

test.group('Somebody of a provider whose e-mail is known', () => {
  test('is the player when both sides have proved the address', async ({ assert, cleanup }) => {
    const provider = await openForgedProvider('google')
    cleanup(() => provider.close())
    const player = await googlePlayer('active', true)
    const who = { sub: randomUUID(), email: ` ${player.email.toUpperCase()}`, email_verified: true }
    const walker = new CookieWalker()
    const { refreshToken } = await takeOver(walker, await signInAs(provider, who, { walker }))
    assert.match(refreshToken!, /^rt_/)
    assert.lengthOf(await identitiesOf(player.id), 1)

    const moved = { ...who, email: `moved-${player.email}` }
    await signInAs(provider, moved)
    assert.lengthOf(await db.from('users').where('email', moved.email), 0)
  })

  test('must sign in with the password first when {0}')
    .with([
      ['the provider does not vouch for it', 'active', true, false],
      ['it is not verified here', 'active', false, true],
      ['neither knows', 'active', false, false],
      ['the account waits for its first password', 'pending', false, true],
      ['the account is blocked and the address not proved', 'blocked', true, false],
    ] as [string, string, boolean, boolean][])
    .run(async ({ assert, cleanup }, [, status, here, there]) => {
      const provider = await openForgedProvider('google')
      cleanup(() => provider.close())
      const player = await googlePlayer(status, here)
      const who = { sub: randomUUID(), email: player.email, email_verified: there }
      const answer = await signInAs(provider, who)
      assert.equal(answer.headers.get('location'), '/auth?error=link_required')
      assert.lengthOf(await identitiesOf(player.id), 0)
    })

  test('is not let in while the account is {0}, {1}')
    .with([
      ['blocked', 'linked before'],
      ['blocked', 'by the address'],
    ])
    .run(async ({ assert, cleanup }, [status, how]) => {
      const provider = await openForgedProvider('google')
      cleanup(() => provider.close())
      const player = await googlePlayer('active', true)
      const who = { sub: randomUUID(), email: player.email, email_verified: true }
      if (how === 'linked before') await signInAs(provider, who)
      await db.from('users').where('id', player.id).update({ status })
      const answer = await signInAs(provider, who)
      assert.equal(answer.headers.get('location'), '/auth?error=blocked')
    })
})

test.group('Somebody of a provider who is new', () => {
  test('needs an address: {0} is none')
    .with([
      ['nothing', undefined],
      ['an empty one', ''],
      ['what is no address', 'ana'],
      ['a list', ['a@example.com']],
    ] as [string, unknown][])
    .run(async ({ assert, cleanup }, [, email]) => {
      const provider = await openForgedProvider('google')
      cleanup(() => provider.close())
      const who = { sub: randomUUID(), email, email_verified: true }
      const answer = await signInAs(provider, who)
      assert.equal(answer.headers.get('location'), '/auth?error=email_missing')
      assert.isNull(await db.from('social_identities').where('subject', who.sub).first())
    })

  test('proves the address by mail when the provider does not vouch for it', async ({
    assert,
    cleanup,
  }) => {
    const mailbox = await openMailbox()
    const provider = await openForgedProvider('google')
    cleanup(() => provider.close())
    const who = { sub: randomUUID(), email: `u${randomUUID()}@example.com`, email_verified: 'no' }
    const answer = await signInAs(provider, who, { start: '/auth/google?language=es-mx' })
    assert.equal(answer.location?.pathname, '/auth/callback/google')
    const user = await db.from('users').where('email', who.email).firstOrFail()
    assert.isNull(user.email_verified_at)
    await drainOutbox()
    const [mail] = await mailbox.to(who.email)
    assert.include(mail!.text, '/verify_email?token=vt_')
  })

  test('is one player, with one bonus, however many answers come at once', async ({
    assert,
    cleanup,
  }) => {
    const provider = await openForgedProvider('google')
    cleanup(() => provider.close())
    const who = { sub: randomUUID(), email: `r${randomUUID()}@example.com`, email_verified: true }
    const walkers = Array.from({ length: 8 }, () => new CookieWalker())
    const states = await Promise.all(walkers.map((walker) => leave(walker, '/auth/google')))
    // One answer speaks to one nonce: each walker waits for its own, and the callbacks go out together.
    const tokens = await Promise.all(
      states.map((asked) => provider.sign(provider.claims(asked, who)))
    )
    provider.answersInTurn(states.map((_, n) => ({ id_token: tokens[n] })))
    const answers = await Promise.all(
      walkers.map((walker, n) =>
        walker.go(`/auth/google/callback?code=${n}&state=${states[n]!.state}`)
      )
    )
    for (const { headers } of answers) {
      assert.match(headers.get('location')!, /^\/auth\/callback\/google/)
    }
    const users = await db.from('users').where('email', who.email)
    assert.lengthOf(users, 1)
    assert.lengthOf(await identitiesOf(users[0].id), 1)
    const account = await db
      .from('ledger_accounts')
      .where({ user_id: users[0].id, currency: 'point' })
      .firstOrFail()
    assert.equal(account.balance, game.points.signUpBonus)
  })

  test('is not sent away for a referrer or a distributor that makes no sense', async ({
    assert,
    cleanup,
  }) => {
    const provider = await openForgedProvider('google')
    cleanup(() => provider.close())
    const who = { sub: randomUUID(), email: `a${randomUUID()}@example.com`, email_verified: true }
    const referrer = await createPlayer()
    const start = (query: Record<string, string>) => `/auth/google?${new URLSearchParams(query)}`
    await signInAs(provider, who, {
      start: start({
        points: '-5',
        distributorId: '../x',
        sourceDomain: 'Paper.Example ',
        referrerId: referrer.id,
        language: 'tlh',
        amplitudeExperimentVariant: 'onboarding:b,cards:a',
      }),
    })
    const user = await db.from('users').where('email', who.email).firstOrFail()
    assert.containsSubset(user, {
      claimed_points: 0,
      distributor_id: 'default',
      source_domain: 'paper.example',
      referrer_id: referrer.id,
      language: 'en-us',
      experiment_variant: 'onboarding:b,cards:a',
    })
  })
})
