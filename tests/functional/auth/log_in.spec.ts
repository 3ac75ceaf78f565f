import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD, visitor } from '#tests/helpers/visitor'

async function playerWithPassword() {
  const player = await createPlayer({ roles: ['creator', 'admin'] })
  const passwordHash = await hash.make(PASSWORD)
  await db
    .table('credentials')
    .insert({ user_id: player.id, password_hash: passwordHash, updated_at: Date.now() })
  return player
}

test.group('Logging in', () => {
  test('answers with a session of its own', async ({ client, assert }) => {
    const player = await playerWithPassword()
    const response = await client
      .post('/auth/login')
      .headers(visitor())
      .json({ email: player.email, password: PASSWORD, language: 'es-mx' })
    response.assertStatus(200)
    assert.containsSubset(response.body(), {
      accessTokenExpiresIn: game.tokens.accessSeconds,
      roles: ['player', 'admin', 'creator'],
      email: player.email,
      tosSignedAt: null,
      lastTosSigned: false,
    })
    const own = await client.get('/v1/profiles').bearerToken(response.body().accessToken)
    own.assertBodyContains({ id: player.id })
    const families = await db.from('refresh_families').where('user_id', player.id)
    assert.lengthOf(families, 2)
  })

  test('sets two cookies, which sign nobody in', async ({ client, assert }) => {
    const { email } = await playerWithPassword()
    const response = await client
      .post('/auth/login')
      .headers(visitor())
      .json({ email, password: PASSWORD })
    response.assertStatus(200)
    const cookies = [response.header('set-cookie')].flat().map(String)
    assert.lengthOf(cookies, 2)
    assert.match(cookies[0]!, /^known_device=[^;]+;.*HttpOnly/)
    assert.match(cookies[1]!, /^session_key=[^;]+;.*HttpOnly/)
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    ;(await client.get('/v1/profiles').header('cookie', cookie)).assertStatus(401)
    ;(await client.post('/auth/refresh').header('cookie', cookie)).assertStatus(401)
  })

  test('takes an e-mail however it is written', async ({ client }) => {
    const { email } = await playerWithPassword()
    const response = await client
      .post('/auth/login')
      .headers(visitor())
      .json({ email: ` ${email.toUpperCase()} `, password: PASSWORD })
    response.assertStatus(200)
  })

  test('says the same to an unknown e-mail, a wrong password and an account without one', async ({
    client,
    assert,
  }) => {
    const [known, without] = [await playerWithPassword(), await createPlayer()]
    const attempts = [
      { email: 'nobody-here@example.com', password: PASSWORD },
      { email: known.email, password: `${PASSWORD}!` },
      { email: without.email, password: PASSWORD },
    ]
    const answers = []
    for (const attempt of attempts) {
      const response = await client.post('/auth/login').headers(visitor()).json(attempt)
      response.assertStatus(401)
      const { instance, ...body } = response.body()
      assert.isString(instance)
      answers.push(body)
    }
    assert.containsSubset(answers[0], {
      code: 'E_INVALID_CREDENTIALS',
      message: 'Invalid email or password',
    })
    assert.deepEqual(answers[1], answers[0])
    assert.deepEqual(answers[2], answers[0])
  })

  test('checks one hash of the same cost, whether the account exists or not', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [known, without] = [await playerWithPassword(), await createPlayer()]
    const checked: string[] = []
    const verify = hash.verify.bind(hash)
    hash.verify = (stored, plain) => {
      checked.push(stored.split('$').slice(1, 3).join('$'))
      return verify(stored, plain)
    }
    cleanup(() => void Reflect.deleteProperty(hash, 'verify'))
    for (const email of [known.email, without.email, `nobody-${known.email}`]) {
      const attempt = { email, password: 'Wrong-one-1' }
      ;(await client.post('/auth/login').headers(visitor()).json(attempt)).assertStatus(401)
    }
    assert.deepEqual(checked, Array(3).fill('scrypt$n=16384,r=8,p=1'))
  })

  test('tells a blocked player so, once the password is right', async ({ client, assert }) => {
    const { id, email } = await playerWithPassword()
    await db.from('users').where('id', id).update({ status: 'blocked' })
    const wrong = await client
      .post('/auth/login')
      .headers(visitor())
      .json({ email, password: 'Wrong-one-1' })
    wrong.assertStatus(401)
    const right = await client
      .post('/auth/login')
      .headers(visitor())
      .json({ email, password: PASSWORD })
    right.assertStatus(403)
    right.assertBodyContains({ code: 'E_BLOCKED', message: 'Account is blocked' })
    assert.lengthOf(await db.from('refresh_families').where('user_id', id), 1)
  })

  test('knows a deleted account no more', async ({ client }) => {
    const { id, email } = await playerWithPassword()
    await db.from('users').where('id', id).update({ status: 'deleted' })
    const response = await client
      .post('/auth/login')
      .headers(visitor())
      .json({ email, password: PASSWORD })
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_INVALID_CREDENTIALS' })
  })

  test('locks an e-mail after five failures, from wherever they come', async ({
    client,
    assert,
  }) => {
    const { email } = await playerWithPassword()
    const attempt = (password: string) =>
      client.post('/auth/login').headers(visitor()).json({ email, password })
    for (let n = 0; n < 5; n++) (await attempt('Wrong-one-1')).assertStatus(401)
    const refused = await attempt(PASSWORD)
    refused.assertStatus(429)
    refused.assertBodyContains({
      code: 'E_TOO_MANY_ATTEMPTS',
      message: 'Too many attempts, try again later',
    })
    assert.closeTo(Number(refused.header('retry-after')), 900, 30)
  })

  test('forgets the failures once the password was right', async ({ client }) => {
    const { email } = await playerWithPassword()
    const attempt = (password: string) =>
      client.post('/auth/login').headers(visitor()).json({ email, password })
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) (await attempt('Wrong-one-1')).assertStatus(401)
      ;(await attempt(PASSWORD)).assertStatus(200)
    }
  })

  test('checks no more than five passwords of one e-mail that come at once', async ({
    client,
    assert,
  }) => {
    const { email } = await playerWithPassword()
    const attempts = Array.from({ length: 12 }, () =>
      client.post('/auth/login').headers(visitor()).json({ email, password: 'Wrong-one-1' })
    )
    const statuses = (await Promise.all(attempts)).map((response) => response.status())
    assert.lengthOf(
      statuses.filter((status) => status === 401),
      5
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      7
    )
  })

  test('answers twenty failures of one address in a quarter of an hour', async ({ client }) => {
    const address = visitor()
    const attempt = (n: number) =>
      client
        .post('/auth/login')
        .headers(address)
        .json({ email: `nobody-${n}@example.com`, password: PASSWORD })
    for (let n = 0; n < 20; n++) (await attempt(n)).assertStatus(401)
    const refused = await attempt(20)
    refused.assertStatus(429)
    refused.assertBodyContains({ code: 'E_TOO_MANY_ATTEMPTS' })
  })

  test('lets a whole school in from one address', async ({ client }) => {
    const address = visitor()
    const { email } = await playerWithPassword()
    for (let n = 0; n < 22; n++) {
      const response = await client
        .post('/auth/login')
        .headers(address)
        .json({ email, password: PASSWORD })
      response.assertStatus(200)
    }
  })

  test('takes nothing from the query', async ({ client }) => {
    const { email } = await playerWithPassword()
    const response = await client.post('/auth/login').qs({ email, password: PASSWORD }).json({})
    response.assertStatus(422)
  })

  test('refuses {0}')
    .with([
      ['a body without an e-mail', { password: PASSWORD }, 'email', 'Must be email'],
      ['what is no e-mail', { email: 'ana', password: PASSWORD }, 'email', 'Must be email'],
      ['an e-mail that is no text', { email: {}, password: PASSWORD }, 'email', 'Must be email'],
      ['a body without a password', { email: 'a@example.com' }, 'password', 'Enter your password'],
    ] as [string, object, string, string][])
    .run(async ({ client }, [, body, field, message]) => {
      const response = await client.post('/auth/login').headers(visitor()).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', message, errors: [{ field, message }] })
    })
})
