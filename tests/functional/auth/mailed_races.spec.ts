import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { newId } from '#shared/ids'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD, signUpForm } from '#tests/helpers/visitor'

const RACERS = 32
const NEW = 'Another-horse-9'

/** Statuses by how often each came. */
const tally = (responses: { status(): number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(responses, (response) => response.status())).map(
      ([status, list]) => [status, list!.length]
    )
  )

const race = <Answer>(work: (racer: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: RACERS }, (_, racer) => work(racer)))

test.group('Of many at the same moment, one wins', () => {
  test('the new password of one link', async ({ client, assert }) => {
    const { id: userId, email } = await createPlayer()
    const token = await givenToken({ purpose: 'reset_password', userId, email })
    const passwords = Array.from({ length: RACERS }, (_, n) => `Racing-horse-${n}`)
    const responses = await race(async (n) =>
      client
        .post('/auth/reset_password/set_new')
        .bearerToken(token)
        .json({ new_password: passwords[n], confirm_password: passwords[n] })
    )
    assert.deepEqual(tally(responses), { 200: 1, 410: RACERS - 1 })
    const winner = passwords[responses.findIndex((response) => response.status() === 200)]
    ;(await client.post('/auth/login').json({ email, password: winner })).assertStatus(200)
  })

  test('an invite', async ({ client, assert }) => {
    const email = `${newId()}@example.com`
    const token = await givenToken({ purpose: 'invite', userId: null, email, roles: ['creator'] })
    const responses = await race(async () => {
      const { username, password } = signUpForm()
      return client
        .post('/auth/confirm_invite')
        .json({ token, username, password, tosSigned: true })
    })
    assert.deepEqual(tally(responses), { 201: 1, 410: RACERS - 1 })
    const [user, ...more] = await db.from('users').where('email', email)
    assert.isEmpty(more)
    assert.lengthOf(await db.from('refresh_families').where('user_id', user.id), 1)
    assert.lengthOf(await db.from('user_roles').where('user_id', user.id), 1)
  })

  test('the username that invites ask for', async ({ client, assert }) => {
    const { username, password } = signUpForm()
    const tokens = await race(() =>
      givenToken({ purpose: 'invite', userId: null, email: `${newId()}@example.com` })
    )
    const answer = { username, password, tosSigned: true }
    const responses = await race(async (n) =>
      client.post('/auth/confirm_invite').json({ ...answer, token: tokens[n] })
    )
    assert.deepEqual(tally(responses), { 201: 1, 409: RACERS - 1 })
    assert.lengthOf(await db.from('users').where('username', String(username)), 1)
    const loser = tokens[responses.findIndex((response) => response.status() === 409)]
    const { username: free } = signUpForm()
    const again = { ...answer, username: free, token: loser }
    ;(await client.post('/auth/confirm_invite').json(again)).assertStatus(201)
  })

  test('the proof of an e-mail', async ({ client, assert }) => {
    const { id: userId, email } = await createPlayer()
    const token = await givenToken({ purpose: 'verify_email', userId, email })
    const responses = await race(async () => client.post('/auth/verify_email').bearerToken(token))
    assert.deepEqual(tally(responses), { 200: 1, 410: RACERS - 1 })
  })

  test('an e-mail, whichever way they sign up', async ({ client, assert }) => {
    const email = `${newId()}@example.com`
    const responses = await race(async (n) =>
      n % 2 === 0
        ? client.post('/auth/quick_signup').json({ email })
        : client.post('/auth/signup').json(signUpForm({ email }))
    )
    assert.deepEqual(tally(responses), { 201: 1, 409: RACERS - 1 })
    const [user, ...more] = await db.from('users').where('email', email)
    assert.isEmpty(more)
    const [account] = await db
      .from('ledger_accounts')
      .where('user_id', user.id)
      .where('currency', 'point')
    assert.equal(account.balance, game.points.signUpBonus)
  })
})

test.group('While the password changes', () => {
  test('no login with the old one outlives it', async ({ client, assert }) => {
    const player = await createPlayer()
    await givenPassword(player)
    const { id: userId, email } = player
    const token = await givenToken({ purpose: 'reset_password', userId, email })
    const [set, ...logins] = await Promise.all([
      client
        .post('/auth/reset_password/set_new')
        .bearerToken(token)
        .json({ new_password: NEW, confirm_password: NEW }),
      ...Array.from({ length: RACERS }, async () =>
        client.post('/auth/login').json({ email, password: PASSWORD })
      ),
    ])
    set.assertStatus(200)
    for (const login of logins) {
      assert.include([200, 401, 429], login.status())
      if (login.status() !== 200) continue
      const { accessToken, refreshToken } = login.body()
      ;(await client.get('/v1/profiles').bearerToken(accessToken)).assertStatus(401)
      ;(await client.post('/auth/refresh').bearerToken(refreshToken)).assertStatus(401)
    }
    assert.isEmpty(
      await db.from('refresh_families').where('user_id', userId).whereNull('revoked_at')
    )
  })

  test('no login goes on whose password was checked before it', async ({ client, cleanup }) => {
    const player = await createPlayer()
    await givenPassword(player)
    const { id: userId, email } = player
    const token = await givenToken({ purpose: 'reset_password', userId, email })
    const verify = hash.verify.bind(hash)
    hash.verify = async (stored, plain) => {
      const matches = await verify(stored, plain)
      const body = { new_password: NEW, confirm_password: NEW }
      const set = client.post('/auth/reset_password/set_new').bearerToken(token).json(body)
      ;(await set).assertStatus(200)
      return matches
    }
    cleanup(() => void Reflect.deleteProperty(hash, 'verify'))
    const login = await client.post('/auth/login').json({ email, password: PASSWORD })
    login.assertStatus(401)
    login.assertBodyContains({ code: 'E_INVALID_CREDENTIALS' })
  })

  test('one change of several from one password wins', async ({ client, assert }) => {
    const player = await createPlayer()
    await givenPassword(player)
    const passwords = Array.from({ length: 5 }, (_, n) => `Racing-horse-${n}`)
    const responses = await Promise.all(
      passwords.map(async (password) =>
        client
          .post('/auth/change_password')
          .bearerToken(player.accessToken)
          .json({ old_password: PASSWORD, new_password: password, confirm_password: password })
      )
    )
    assert.deepEqual(tally(responses), { 200: 1, 422: passwords.length - 1 })
    const password = passwords[responses.findIndex((response) => response.status() === 200)]
    const { email } = player
    ;(await client.post('/auth/login').json({ email, password })).assertStatus(200)
  })
})
