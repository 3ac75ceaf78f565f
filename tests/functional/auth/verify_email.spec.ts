import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { subjectOf } from '#tests/fixtures/mails'
import { givenToken, linkIn, tokenIn } from '#tests/fixtures/one_time_tokens'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'
import { signUpForm } from '#tests/helpers/visitor'

test.group('Verifying an e-mail', () => {
  test('works with the link that a sign-up mails, once', async ({ client, assert }) => {
    const mailbox = await openMailbox()
    const form = signUpForm({ language: 'es-mx', returnUrl: '/go/e30/widget/w1' })
    const { accessToken } = (await client.post('/auth/signup').json(form)).body()
    await drainOutbox()
    const [mail, ...more] = await mailbox.to(String(form.email))
    assert.isEmpty(more)
    assert.equal(mail!.subject, subjectOf('verify_email', 'es-mx'))
    assert.include(mail!.text, String(form.username))
    assert.equal(linkIn(mail!.text).pathname, '/go/e30/verify_email')

    const token = tokenIn(mail!.text)
    const response = await client.post('/auth/verify_email').bearerToken(token)
    response.assertStatus(200)
    assert.deepEqual(response.body(), { verified: true, email: form.email })
    const own = await client.get('/v1/profiles').bearerToken(accessToken)
    own.assertBodyContains({ emailVerified: true })

    const again = await client.post('/auth/verify_email').bearerToken(token)
    again.assertStatus(410)
    again.assertBodyContains({ code: 'E_EMAIL_VERIFY', message: 'Could not verify email' })
  })

  test('proves the address the link went to, and no other', async ({ client, assert }) => {
    const { id: userId, email } = await createPlayer()
    const token = await givenToken({ purpose: 'verify_email', userId, email })
    await db
      .from('users')
      .where('id', userId)
      .update({ email: `moved-${email}` })
    const response = await client.post('/auth/verify_email').bearerToken(token)
    response.assertStatus(410)
    assert.isNull((await db.from('users').where('id', userId).first()).email_verified_at)
  })

  test('wants a token', async ({ client }) => {
    const without = await client.post('/auth/verify_email')
    without.assertStatus(401)
    without.assertBodyContains({ code: 'E_UNAUTHORIZED' })
    const wrong = await client.post('/auth/verify_email').bearerToken(`vt_${'A'.repeat(43)}`)
    wrong.assertStatus(410)
    wrong.assertBodyContains({ code: 'E_EMAIL_VERIFY' })
  })
})

test.group('Asking for the verification again', () => {
  const RESEND = '/auth/resend_email_verification'

  test('mails another link to the unverified player it names', async ({ client, assert }) => {
    const mailbox = await openMailbox()
    const { id: userId, email } = await createPlayer()
    const response = await client.post(RESEND).json({ userId, email, language: 'en-us' })
    response.assertStatus(200)
    assert.deepEqual(response.body(), { sent: true })
    await drainOutbox()
    const [mail] = await mailbox.to(email)
    const token = tokenIn(mail!.text)
    ;(await client.post('/auth/verify_email').bearerToken(token)).assertStatus(200)
  })

  test('mails whoever signed up by e-mail alone the way to a password', async ({
    client,
    assert,
  }) => {
    const email = `${newId()}@example.com`
    const { userId } = (await client.post('/auth/quick_signup').json({ email })).body()
    await drainOutbox()
    const mailbox = await openMailbox()
    ;(await client.post(RESEND).json({ userId, email })).assertStatus(200)
    await drainOutbox()
    const [mail] = await mailbox.to(email)
    assert.equal(linkIn(mail!.text).pathname, '/reset_password')
    assert.match(tokenIn(mail!.text), /^pt_/)
  })

  test('says the same and mails nothing for {$self}')
    .with(['an unknown player', "another's e-mail", 'a verified player', 'a blocked player'])
    .run(async ({ client, assert }, kind) => {
      const mailbox = await openMailbox()
      const [player, other] = [await createPlayer(), await createPlayer()]
      const body = { userId: player.id, email: player.email }
      if (kind === 'an unknown player') body.userId = newId()
      if (kind === "another's e-mail") body.email = other.email
      const changes = { email_verified_at: kind === 'a verified player' ? Date.now() : null }
      const status = kind === 'a blocked player' ? 'blocked' : 'active'
      await db
        .from('users')
        .where('id', player.id)
        .update({ ...changes, status })
      const response = await client.post(RESEND).json(body)
      response.assertStatus(200)
      assert.deepEqual(response.body(), { sent: true })
      await drainOutbox()
      assert.isEmpty([...(await mailbox.to(player.email)), ...(await mailbox.to(other.email))])
    })

  test('can be done once a minute by each pair, right or wrong', async ({ client }) => {
    const { id: userId, email } = await createPlayer()
    for (const body of [
      { userId: newId(), email },
      { userId, email },
    ]) {
      ;(await client.post(RESEND).json(body)).assertStatus(200)
      const second = await client.post(RESEND).json(body)
      second.assertStatus(429)
      second.assertBodyContains({ code: 'E_TOO_MANY_REQUESTS' })
    }
  })

  test('wants a player and an e-mail', async ({ client, assert }) => {
    const response = await client.post(RESEND).json({ userId: 'me', email: 'ana' })
    response.assertStatus(422)
    const fields = response.body().errors.map((error: { field: string }) => error.field)
    assert.sameMembers(fields, ['email', 'userId'])
  })
})
