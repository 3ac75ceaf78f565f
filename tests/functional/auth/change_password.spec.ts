import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { openSession } from '#auth/actions/open_session'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

const CHANGE = '/auth/change_password'
const NEW = 'Another-horse-9'
const body = { old_password: PASSWORD, new_password: NEW, confirm_password: NEW }

async function playerWithPassword() {
  const player = await createPlayer()
  await givenPassword(player)
  return player
}

test.group('Changing the password', () => {
  test('replaces it, keeps this session and ends the others', async ({ client, assert }) => {
    const { id, email, accessToken, refreshToken } = await playerWithPassword()
    const other = await db.transaction((trx) => openSession(id, trx))
    const response = await client.post(CHANGE).bearerToken(accessToken).json(body)
    response.assertStatus(200)
    assert.deepEqual(response.body(), { changed: true })

    ;(await client.get('/v1/profiles').bearerToken(accessToken)).assertStatus(200)
    ;(await client.post('/auth/refresh').bearerToken(refreshToken)).assertStatus(200)
    ;(await client.get('/v1/profiles').bearerToken(other.accessToken)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(other.refreshToken)).assertStatus(401)
    ;(await client.post('/auth/login').json({ email, password: PASSWORD })).assertStatus(401)
    ;(await client.post('/auth/login').json({ email, password: NEW })).assertStatus(200)
  })

  test('logs in with one that everybody tries and was chosen before it was refused, and replaces it', async ({
    client,
  }) => {
    const player = await createPlayer()
    const { email, accessToken } = player
    const common = 'Password1!'
    await givenPassword(player, common)
    ;(await client.post('/auth/login').json({ email, password: common })).assertStatus(200)
    const change = client.post(CHANGE).bearerToken(accessToken)
    ;(await change.json({ ...body, old_password: common })).assertStatus(200)
    ;(await client.post('/auth/login').json({ email, password: NEW })).assertStatus(200)
  })

  test('ends the links to a new one', async ({ client }) => {
    const { id: userId, email, accessToken } = await playerWithPassword()
    const token = await givenToken({ purpose: 'reset_password', userId, email })
    ;(await client.post(CHANGE).bearerToken(accessToken).json(body)).assertStatus(200)
    const check = await client.post('/auth/reset_password/verify_token').bearerToken(token)
    check.assertStatus(410)
  })

  test('is refused for {0}, and changes nothing')
    .with([
      ['a wrong old password', { ...body, old_password: 'Wrong-one-1' }, 'old_password'],
      ['no old password', { ...body, old_password: undefined }, 'old_password'],
      [
        'a weak new one',
        { ...body, new_password: 'weak', confirm_password: 'weak' },
        'new_password',
      ],
      [
        'one that everybody tries',
        { ...body, new_password: 'Password1!', confirm_password: 'Password1!' },
        'new_password',
      ],
      ['one that is not repeated', { ...body, confirm_password: 'x' }, 'confirm_password'],
    ] as [string, object, string][])
    .run(async ({ client, assert }, [, bad, field]) => {
      const { id, accessToken } = await playerWithPassword()
      const before = await db.from('credentials').where('user_id', id).first()
      const other = await db.transaction((trx) => openSession(id, trx))
      const response = await client.post(CHANGE).bearerToken(accessToken).json(bad)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
      assert.equal(response.body().errors[0].field, field)
      if (field === 'old_password') {
        response.assertBodyContains({ message: 'Current password is incorrect' })
      }
      assert.deepEqual(await db.from('credentials').where('user_id', id).first(), before)
      ;(await client.get('/v1/profiles').bearerToken(other.accessToken)).assertStatus(200)
    })

  test('gives the first one to whoever signed in just now', async ({ client, cleanup }) => {
    const { id, email, accessToken, refreshToken } = await createPlayer()
    const first = { new_password: NEW, confirm_password: NEW }
    const issuedAtMs = Date.now()
    cleanup(clock.replace(() => issuedAtMs + game.tokens.stepUpMs + 1_000))
    const late = await client.post(CHANGE).bearerToken(accessToken).json(first)
    late.assertStatus(403)
    late.assertBodyContains({
      code: 'E_SIGN_IN_AGAIN',
      message: 'Sign in again to choose a password',
    })
    const refreshed = (await client.post('/auth/refresh').bearerToken(refreshToken)).body()
    ;(await client.post(CHANGE).bearerToken(refreshed.accessToken).json(first)).assertStatus(403)
    const again = await db.transaction((trx) => openSession(id, trx))
    ;(await client.post(CHANGE).bearerToken(again.accessToken).json(first)).assertStatus(200)
    ;(await client.post('/auth/login').json({ email, password: NEW })).assertStatus(200)
  })

  test('allows five wrong guesses, and forgets them when one is right', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await playerWithPassword()
    const attempt = (old: string) =>
      client
        .post(CHANGE)
        .bearerToken(accessToken)
        .json({ ...body, old_password: old })
    for (let n = 0; n < 4; n++) (await attempt('Wrong-one-1')).assertStatus(422)
    ;(await attempt(PASSWORD)).assertStatus(200)
    for (let n = 0; n < 5; n++) (await attempt('Wrong-one-1')).assertStatus(422)
    const refused = await attempt(NEW)
    refused.assertStatus(429)
    refused.assertBodyContains({ code: 'E_TOO_MANY_ATTEMPTS' })
    const { seconds } = game.rateLimits.passwordChangesPerPlayer
    assert.closeTo(Number(refused.header('retry-after')), seconds, 30)
  })

  test('is for players', async ({ client, assert }) => {
    const { id } = await playerWithPassword()
    const before = await db.from('credentials').where('user_id', id).first()
    const response = await client.post(CHANGE).json(body)
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_UNAUTHORIZED' })
    assert.deepEqual(await db.from('credentials').where('user_id', id).first(), before)
  })
})
