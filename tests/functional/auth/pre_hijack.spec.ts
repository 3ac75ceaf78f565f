import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#shared/clock'
import { hijacked, leftOf, NOTHING } from '#tests/fixtures/hijacked'
import { subjectOf } from '#tests/fixtures/mails'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import {
  openForgedProvider,
  signInAs,
  type ForgedProvider,
} from '#tests/helpers/social/forged_provider'
import { PASSWORD } from '#tests/helpers/visitor'

const NEW = 'Another-horse-9'

const linkFor = ({ id: userId, email }: TestPlayer, purpose: 'verify_email' | 'reset_password') =>
  givenToken({ purpose, userId, email })

async function setPassword(client: ApiClient, token: string) {
  const body = { new_password: NEW, confirm_password: NEW }
  const call = client.post('/auth/reset_password/set_new').bearerToken(token).json(body)
  ;(await call).assertStatus(200)
}

const answer = (client: ApiClient, token: string, body: object = {}) =>
  client.post('/auth/verify_email').bearerToken(token).json(body)

async function subjectsTo(player: TestPlayer, mailbox: Awaited<ReturnType<typeof openMailbox>>) {
  await drainOutbox()
  return (await mailbox.to(player.email)).map(({ subject }) => subject)
}

const CLEARED = subjectOf('account_cleared', 'en-us')

test.group('The first proof of an address', () => {
  test('by a link to a password leaves nothing of whoever came before, and tells', async ({
    client,
    assert,
  }) => {
    const [mailbox, player] = [await openMailbox(), await hijacked()]
    const verification = await linkFor(player, 'verify_email')
    await setPassword(client, await linkFor(player, 'reset_password'))
    assert.deepEqual(await leftOf(player), { ...NOTHING, passwords: 1 })
    ;(await answer(client, verification, { madeIt: false })).assertStatus(410)
    const logIn = (password: string) =>
      client.post('/auth/login').json({ email: player.email, password })
    ;(await logIn(PASSWORD)).assertStatus(401)
    ;(await logIn(NEW)).assertStatus(200)
    assert.deepEqual(await subjectsTo(player, mailbox), [CLEARED])
  })

  test('is the only one that clears: a later reset keeps the payout address', async ({
    client,
    assert,
  }) => {
    const [mailbox, player] = [await openMailbox(), await hijacked()]
    await db.from('users').where('id', player.id).update({ email_verified_at: clock.nowMs() })
    await setPassword(client, await linkFor(player, 'reset_password'))
    const left = await leftOf(player)
    assert.equal(left.payoutEmail, 'mallory@example.com')
    // What a session joined goes with every reset.
    assert.deepEqual([left.sessions, left.identities], [0, 1])
    assert.deepEqual(await subjectsTo(player, mailbox), [])
  })

  test('of a pending account opens it, and tells nobody of what nobody could set', async ({
    client,
    assert,
  }) => {
    const mailbox = await openMailbox()
    const player = await createPlayer()
    await db.from('users').where('id', player.id).update({ status: 'pending' })
    await setPassword(client, await linkFor(player, 'reset_password'))
    const { status } = await db.from('users').where('id', player.id).firstOrFail()
    assert.equal(status, 'active')
    assert.deepEqual(await subjectsTo(player, mailbox), [])
  })
})

test.group('Whoever opens the link of a verification', () => {
  test('sees which account it is, masked, and changes nothing by looking', async ({
    client,
    assert,
  }) => {
    const player = await hijacked()
    const token = await linkFor(player, 'verify_email')
    const before = await leftOf(player)
    for (const times of ['once', 'again']) {
      const look = await client.post('/auth/verify_email/verify_token').bearerToken(token)
      look.assertStatus(200)
      assert.containsSubset(
        look.body(),
        {
          email: 'p***@example.com',
          username: player.username,
          payoutEmail: 'm***@example.com',
        },
        times
      )
      assert.notInclude(look.text(), player.email)
    }
    assert.deepEqual(await leftOf(player), before)
  })

  test('and made the account keeps everything, the tokens of the sign-up too', async ({
    client,
    assert,
  }) => {
    const [mailbox, player] = [await openMailbox(), await hijacked()]
    const before = await leftOf(player)
    const yes = await answer(client, await linkFor(player, 'verify_email'), { madeIt: true })
    assert.deepEqual(yes.body(), { verified: true, email: player.email })
    assert.deepEqual(await leftOf(player), { ...before, verified: true })
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(200)
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(200)
    assert.deepEqual(await subjectsTo(player, mailbox), [])
  })

  test('and did not make it clears it, and takes it with a password of their own', async ({
    client,
    assert,
  }) => {
    const [mailbox, player] = [await openMailbox(), await hijacked()]
    const reset = await linkFor(player, 'reset_password')
    const no = await answer(client, await linkFor(player, 'verify_email'), { madeIt: false })
    no.assertStatus(200)
    assert.deepEqual(await leftOf(player), { ...NOTHING, passwords: 0 })
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
    const logIn = (password: string) =>
      client.post('/auth/login').json({ email: player.email, password })
    ;(await logIn(PASSWORD)).assertStatus(401)
    assert.deepEqual(await subjectsTo(player, mailbox), [CLEARED])
    const old = await client.post('/auth/reset_password/verify_token').bearerToken(reset)
    old.assertStatus(410)

    await setPassword(client, no.body().passwordToken)
    ;(await logIn(NEW)).assertStatus(200)
  })

  test('cannot clear an account whose address was proved before', async ({ client, assert }) => {
    const player = await hijacked()
    await db.from('users').where('id', player.id).update({ email_verified_at: clock.nowMs() })
    const before = await leftOf(player)
    const no = await answer(client, await linkFor(player, 'verify_email'), { madeIt: false })
    assert.notProperty(no.body(), 'passwordToken')
    assert.deepEqual(await leftOf(player), before)
  })

  test('answers with yes or no, and with nothing else', async ({ client, assert }) => {
    const player = await hijacked()
    const token = await linkFor(player, 'verify_email')
    for (const madeIt of ['no', 0, [], {}]) {
      ;(await answer(client, token, { madeIt })).assertStatus(422)
    }
    assert.isFalse((await leftOf(player)).verified)
  })
})

test.group('A provider that vouches for the address', () => {
  const vouched = ({ email }: TestPlayer) => ({ sub: randomUUID(), email, xms_edov: true })
  const asked = { state: '', nonce: '', location: new URL('http://app') }
  const join = async (client: ApiClient, provider: ForgedProvider, by: TestPlayer, who: object) =>
    client
      .post('/auth/microsoft_rewards')
      .bearerToken(by.accessToken)
      .json({ token: await provider.sign(provider.claims(asked, { ...who, nonce: undefined })) })

  test('proves it when its account is linked: that link and that session alone are kept', async ({
    client,
    assert,
    cleanup,
  }) => {
    const provider = await openForgedProvider('microsoft')
    cleanup(() => provider.close())
    const [mailbox, player] = [await openMailbox(), await hijacked()]
    ;(await join(client, provider, player, vouched(player))).assertStatus(201)
    assert.deepEqual(await leftOf(player), {
      ...NOTHING,
      ...{ sessions: 1, identities: 1, passwords: 1 },
    })
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(200)
    assert.deepEqual(await subjectsTo(player, mailbox), [CLEARED])
  })

  for (const [whose, who] of [
    ['another address', () => ({ email: `other${randomUUID()}@example.com`, xms_edov: true })],
    ['the address without vouching', ({ email }: TestPlayer) => ({ email, xms_edov: false })],
  ] as const) {
    test(`proves nothing with ${whose}`, async ({ client, assert, cleanup }) => {
      const provider = await openForgedProvider('microsoft')
      cleanup(() => provider.close())
      const player = await hijacked()
      const before = await leftOf(player)
      const person = { sub: randomUUID(), ...who(player) }
      ;(await join(client, provider, player, person)).assertStatus(201)
      assert.deepEqual(await leftOf(player), { ...before, identities: 3 })
    })
  }

  test('proves it when its person, known before, comes back with it', async ({
    assert,
    cleanup,
  }) => {
    const provider = await openForgedProvider('google')
    cleanup(() => provider.close())
    const player = await hijacked()
    const who = { sub: randomUUID(), email: player.email, email_verified: true }
    const identity = { provider: 'google', subject: who.sub, user_id: player.id }
    await db
      .table('social_identities')
      .insert({ ...identity, joined_by_session: false, linked_at: clock.nowMs() })
    await signInAs(provider, who)
    assert.deepEqual(await leftOf(player), { ...NOTHING, identities: 1, passwords: 1 })
  })

  test('opens nothing to somebody new while the address is not proved here', async ({
    assert,
    cleanup,
  }) => {
    const provider = await openForgedProvider('google')
    cleanup(() => provider.close())
    const player = await hijacked()
    const before = await leftOf(player)
    const who = { sub: randomUUID(), email: player.email, email_verified: true }
    const sent = await signInAs(provider, who)
    assert.equal(sent.headers.get('location'), '/auth?error=link_required')
    assert.deepEqual(await leftOf(player), before)
  })
})
