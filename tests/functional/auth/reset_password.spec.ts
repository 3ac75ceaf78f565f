import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { forgive } from '#shared/http/throttle'
import { subjectOf } from '#tests/fixtures/mails'
import { givenToken, linkIn, tokenIn } from '#tests/fixtures/one_time_tokens'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'

test.group('Asking for a new password', () => {
  test('mails a link to whoever has an account, in the language asked for', async ({
    client,
    assert,
  }) => {
    const mailbox = await openMailbox()
    const { email, id } = await createPlayer()
    const body = { email: email.toUpperCase(), language: 'es-mx' }
    const response = await client.post('/auth/reset_password').json(body)
    response.assertStatus(200)
    assert.deepEqual(response.body(), { sent: true })
    await drainOutbox()
    const [mail, ...more] = await mailbox.to(email)
    assert.isEmpty(more)
    assert.equal(mail!.subject, subjectOf('reset_password', 'es-mx'))
    assert.equal(linkIn(mail!.text).pathname, '/reset_password')
    assert.include(mail!.html!.replaceAll('&amp;', '&'), tokenIn(mail!.text))
    const [stored] = await db.from('one_time_tokens').where('user_id', id)
    assert.notEqual(stored.hash, tokenIn(mail!.text))
  })

  test('answers the same where there is {$self} account, and mails nothing')
    .with(['no', 'a blocked', 'a deleted'])
    .run(async ({ client, assert }, kind) => {
      const mailbox = await openMailbox()
      const { id, email } = await createPlayer()
      const status = { 'no': null, 'a blocked': 'blocked', 'a deleted': 'deleted' }[kind]
      if (status) await db.from('users').where('id', id).update({ status })
      const asked = status ? email : `${newId()}@example.com`
      const response = await client.post('/auth/reset_password').json({ email: asked })
      response.assertStatus(200)
      assert.deepEqual(response.body(), { sent: true })
      await drainOutbox()
      assert.isEmpty(await mailbox.to(asked))
    })

  test('can be done once a minute, account or not', async ({ client, assert }) => {
    const known = await createPlayer()
    const stories = []
    for (const email of [known.email, `${newId()}@example.com`]) {
      const ask = () => client.post('/auth/reset_password').json({ email })
      const first = await ask()
      const second = await ask()
      stories.push([first.status(), second.status(), second.body().code])
      assert.closeTo(
        Number(second.header('retry-after')),
        game.rateLimits.mailsPerMinute.seconds,
        5
      )
    }
    assert.deepEqual(stories[0], [200, 429, 'E_TOO_MANY_REQUESTS'])
    assert.deepEqual(stories[1], stories[0])
  })

  test('can be done five times a day, account or not', async ({ client, assert }) => {
    const known = await createPlayer()
    for (const email of [known.email, `${newId()}@example.com`]) {
      const target = `password_link:${createHash('sha256').update(email).digest('hex')}`
      const ask = async () => {
        const response = await client.post('/auth/reset_password').json({ email })
        await forgive('mailsPerMinute', target)
        return response
      }
      const { requests, seconds } = game.rateLimits.mailsPerDay
      for (let n = 0; n < requests; n++) (await ask()).assertStatus(200)
      const refused = await ask()
      refused.assertStatus(429)
      assert.closeTo(Number(refused.header('retry-after')), seconds, 30)
    }
  })

  test('wants an e-mail', async ({ client }) => {
    const response = await client.post('/auth/reset_password').json({ email: 'ana' })
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_VALIDATION', message: 'Must be email' })
  })
})

test.group('The link to a new password', (group) => {
  let nowMs: number
  group.each.setup(() => {
    nowMs = Date.now()
    return clock.replace(() => nowMs)
  })

  const check = '/auth/reset_password/verify_token'

  test('can be looked at without using it up', async ({ client, assert }) => {
    const { id, email } = await createPlayer()
    const token = await givenToken({ purpose: 'reset_password', userId: id, email })
    for (let n = 0; n < 2; n++) {
      const response = await client.post(check).bearerToken(token)
      response.assertStatus(200)
      assert.deepEqual(response.body(), { valid: true, email })
    }
  })

  test('ends after an hour', async ({ client }) => {
    const { id, email } = await createPlayer()
    const token = await givenToken({ purpose: 'reset_password', userId: id, email })
    nowMs += 60 * 60 * 1_000
    const response = await client.post(check).bearerToken(token)
    response.assertStatus(410)
    response.assertBodyContains({
      code: 'E_TOKEN_EXPIRED',
      message: 'Reset link expired, generate a new one',
    })
  })

  test('cannot be replaced by {0}')
    .with([
      ['nothing', undefined, 401],
      ['a bare scheme', 'Bearer', 410],
      ['a token never issued', `Bearer pt_${'A'.repeat(43)}`, 410],
      ['a broken one', 'Bearer pt_short', 410],
      ['a token of another kind', `Bearer vt_${'A'.repeat(43)}`, 410],
      ['a quote', "Bearer pt_' or '1'='1", 410],
    ] as [string, string | undefined, number][])
    .run(async ({ client }, [, authorization, status]) => {
      for (const path of [check, '/auth/reset_password/set_new']) {
        const request = client.post(path).json({
          new_password: 'Correct-horse-9',
          confirm_password: 'Correct-horse-9',
        })
        if (authorization) request.header('authorization', authorization)
        const response = await request
        response.assertStatus(status)
        response.assertBodyContains({
          code: status === 401 ? 'E_UNAUTHORIZED' : 'E_TOKEN_EXPIRED',
        })
      }
    })

  test('opens nothing else', async ({ client }) => {
    const { id, email } = await createPlayer()
    const token = await givenToken({ purpose: 'reset_password', userId: id, email })
    ;(await client.get('/v1/profiles').bearerToken(token)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(token)).assertStatus(401)
    ;(await client.post('/auth/verify_email').bearerToken(token)).assertStatus(410)
  })
})
