import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

const DAY_MS = 24 * 60 * 60 * 1_000

test.group('Refreshing a session', (group) => {
  let nowMs: number
  group.each.setup(() => {
    nowMs = Date.now()
    return clock.replace(() => nowMs)
  })

  test('hands out a new pair that works', async ({ client, assert }) => {
    const player = await createPlayer({ roles: ['creator'] })
    const response = await client.post('/auth/refresh').bearerToken(player.refreshToken)

    response.assertStatus(200)
    const body = response.body()
    assert.containsSubset(body, {
      accessTokenExpiresIn: 900,
      roles: ['player', 'creator'],
      email: player.email,
      payoutEmail: null,
      tosSignedAt: null,
      lastTosSigned: false,
    })
    assert.notEqual(body.refreshToken, player.refreshToken)
    ;(await client.get('/v1/profiles').bearerToken(body.accessToken)).assertStatus(200)
    ;(await client.post('/auth/refresh').bearerToken(body.refreshToken)).assertStatus(200)
  })

  test('keeps the earlier access token alive until it expires', async ({ client }) => {
    const player = await createPlayer()
    await client.post('/auth/refresh').bearerToken(player.refreshToken)
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(200)
    nowMs += game.tokens.accessSeconds * 1_000
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)
  })

  test('gives a retired token a sibling while its answer may have been lost', async ({
    client,
    assert,
  }) => {
    const { refreshToken } = await createPlayer()
    const first = await client.post('/auth/refresh').bearerToken(refreshToken)
    nowMs += game.tokens.refreshGraceMs
    const second = await client.post('/auth/refresh').bearerToken(refreshToken)
    second.assertStatus(200)
    assert.notEqual(first.body().refreshToken, second.body().refreshToken)
    for (const response of [first, second]) {
      const next = await client.post('/auth/refresh').bearerToken(response.body().refreshToken)
      next.assertStatus(200)
    }
  })

  test('ends the whole family when a retired token comes back later', async ({
    client,
    assert,
  }) => {
    const { id, refreshToken } = await createPlayer()
    const thief = await client.post('/auth/refresh').bearerToken(refreshToken)
    nowMs += game.tokens.refreshGraceMs + 1

    const response = await client.post('/auth/refresh').bearerToken(refreshToken)
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_REFRESH_REUSED', message: 'Session expired' })
    ;(await client.get('/v1/profiles').bearerToken(thief.body().accessToken)).assertStatus(401)
    const again = await client.post('/auth/refresh').bearerToken(thief.body().refreshToken)
    again.assertStatus(401)
    again.assertBodyContains({ code: 'E_REFRESH_INVALID' })
    const [family] = await db.from('refresh_families').where('user_id', id)
    assert.equal(family.revoked_because, 'token_reused')
  })

  test('writes the return of a retired token down as a security event', async ({
    client,
    assert,
    cleanup,
  }) => {
    const logger = await app.container.make('logger')
    const events: unknown[] = []
    const child = logger.child.bind(logger)
    logger.child = (...given: Parameters<typeof child>) =>
      Object.assign(child(...given), { warn: (event: unknown) => events.push(event) })
    cleanup(() => void Reflect.deleteProperty(logger, 'child'))

    const { id, refreshToken } = await createPlayer()
    await client.post('/auth/refresh').bearerToken(refreshToken)
    nowMs += game.tokens.refreshGraceMs + 1
    await client.post('/auth/refresh').bearerToken(refreshToken)
    const { id: familyId } = await db.from('refresh_families').where('user_id', id).first()
    assert.deepEqual(events, [{ securityEvent: 'refresh_token_reused', userId: id, familyId }])
  })

  test('leaves the other sessions of the player alone when one family ends', async ({ client }) => {
    const { id, refreshToken } = await createPlayer()
    const { openSession } = await import('#auth/actions/open_session')
    const other = await db.transaction((trx) => openSession(id, trx))
    await client.post('/auth/refresh').bearerToken(refreshToken)
    nowMs += game.tokens.refreshGraceMs + 1
    await client.post('/auth/refresh').bearerToken(refreshToken)
    ;(await client.get('/v1/profiles').bearerToken(other.accessToken)).assertStatus(200)
    ;(await client.post('/auth/refresh').bearerToken(other.refreshToken)).assertStatus(200)
  })

  test('slides by thirty days with every use', async ({ client }) => {
    const { refreshToken } = await createPlayer()
    nowMs += 30 * DAY_MS - 1
    const next = await client.post('/auth/refresh').bearerToken(refreshToken)
    next.assertStatus(200)
    nowMs += 30 * DAY_MS
    const late = await client.post('/auth/refresh').bearerToken(next.body().refreshToken)
    late.assertStatus(401)
    late.assertBodyContains({ code: 'E_REFRESH_INVALID', message: 'Session expired' })
  })

  test('ends ninety days after the login, however often it was used', async ({ client }) => {
    let { refreshToken } = await createPlayer()
    for (let days = 0; days < 80; days += 20) {
      nowMs += 20 * DAY_MS
      const next = await client.post('/auth/refresh').bearerToken(refreshToken)
      next.assertStatus(200)
      refreshToken = next.body().refreshToken
    }
    nowMs += 10 * DAY_MS
    ;(await client.post('/auth/refresh').bearerToken(refreshToken)).assertStatus(401)
  })

  test('ends the session of a player who was blocked meanwhile', async ({ client, assert }) => {
    const { id, refreshToken } = await createPlayer()
    await db.from('users').where('id', id).update({ status: 'blocked' })
    const response = await client.post('/auth/refresh').bearerToken(refreshToken)
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_REFRESH_INVALID' })
    const [family] = await db.from('refresh_families').where('user_id', id)
    assert.isNotNull(family.revoked_at)
  })

  test('asks to come back later when one session refreshes too often', async ({
    client,
    assert,
  }) => {
    let { refreshToken } = await createPlayer()
    for (let n = 0; n < game.rateLimits.refreshPerFamily.requests; n++) {
      const next = await client.post('/auth/refresh').bearerToken(refreshToken)
      next.assertStatus(200)
      refreshToken = next.body().refreshToken
    }
    const refused = await client.post('/auth/refresh').bearerToken(refreshToken)
    refused.assertStatus(503)
    refused.assertBodyContains({ code: 'E_UNAVAILABLE' })
    const { seconds } = game.rateLimits.refreshPerFamily
    assert.closeTo(Number(refused.header('retry-after')), seconds, 30)
  })

  test('never answers 429 to an address that asks too much', async ({ client, assert }) => {
    const address = visitor()
    const statuses = new Map<number, number>()
    for (let n = 0; n <= game.rateLimits.otherPerAddress.requests; n++) {
      const response = await client.post('/auth/refresh').headers(address)
      statuses.set(response.status(), (statuses.get(response.status()) ?? 0) + 1)
    }
    assert.deepEqual(Object.fromEntries(statuses), {
      401: game.rateLimits.otherPerAddress.requests,
      503: 1,
    })
  })

  test('sweeps up access tokens of the family that have lapsed', async ({ client, assert }) => {
    const { id, refreshToken } = await createPlayer()
    nowMs += game.tokens.accessSeconds * 1_000
    await client.post('/auth/refresh').bearerToken(refreshToken)
    assert.lengthOf(await db.from('access_tokens').where('user_id', id), 1)
  })

  test('asks to come back later while the database does not answer', async ({ client, assert }) => {
    const { id, refreshToken } = await createPlayer()
    const blocker = await db.transaction()
    await blocker.from('refresh_tokens').update({ rotated_at: null })
    const response = await client.post('/auth/refresh').bearerToken(refreshToken)
    await blocker.rollback()
    response.assertStatus(503)
    response.assertHeader('retry-after', '1')
    ;(await client.post('/auth/refresh').bearerToken(refreshToken)).assertStatus(200)
    assert.lengthOf(await db.from('refresh_families').where('user_id', id), 1)
  })

  const unknown = `rt_${'A'.repeat(43)}`
  test('answers 401 to {0}')
    .with([
      ['no header', {}],
      ['an empty header', { authorization: '' }],
      ['a bare scheme', { authorization: 'Bearer' }],
      ['another scheme', { authorization: `Basic ${unknown}` }],
      ['a token never issued', { authorization: `Bearer ${unknown}` }],
      ['two tokens', { authorization: `Bearer ${unknown} ${unknown}` }],
      ['a token of another kind', { authorization: `Bearer at_${'A'.repeat(43)}` }],
      ['a very long token', { authorization: `Bearer rt_${'A'.repeat(7_000)}` }],
      ['a quote in it', { authorization: `Bearer rt_' or 1=1 --` }],
    ] as [string, Record<string, string>][])
    .run(async ({ client }, [, headers]) => {
      const response = await client.post('/auth/refresh').headers(headers)
      response.assertStatus(401)
      response.assertBodyContains({ code: 'E_REFRESH_INVALID', message: 'Session expired' })
    })

  test('takes no notice of a body, whatever it is', async ({ assert }) => {
    const { refreshToken } = await createPlayer()
    for (const body of ['{', '"x', 'x'.repeat(300_000), '{"a":1}']) {
      const response = await fetch(`${process.env.APP_URL}/auth/refresh`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'authorization': `Bearer ${refreshToken}`,
        },
        body,
      })
      assert.equal(response.status, 200)
      await response.text()
    }
  })
})
