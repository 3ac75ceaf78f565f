import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { keyedHash } from '#shared/privacy/keyed_hash'
import { game } from '#config/game'
import { createPlayer } from '#tests/helpers/players'

test.group('GET /v1/profiles', () => {
  test('shows a player everything the session needs', async ({ client, assert }) => {
    const { id, username, email, accessToken } = await createPlayer({ roles: ['creator'] })
    const response = await client.get('/v1/profiles').bearerToken(accessToken)
    response.assertStatus(200)
    const { profileColor, leagues, achievements, ...body } = response.body()
    assert.match(profileColor, /^[0-9a-f]{6}$/)
    assert.lengthOf(leagues, 4)
    assert.lengthOf(achievements, 3)
    assert.deepEqual(body, {
      id,
      username,
      avatar: null,
      emailVerified: false,
      email,
      payoutEmail: null,
      roles: ['player', 'creator'],
      tosSignedAt: null,
      lastTosSigned: false,
      adsDisabled: false,
      language: 'en-us',
      country: 'US',
      state: 'NY',
      profileIncomplete: false,
      pageKey: keyedHash(`page ${id}`),
      currentLeague: 'level1',
      gamePlaysSinceDemotion: 0,
      gamesDeclared: 0,
      gamesCorrectAnswers: 0,
      dailyStreak: { days: 0, playsToday: 0, length: 7, pointsPerDay: 10 },
    })
  })

  test('tells accepted terms of today from those of another version', async ({ client }) => {
    const { id, accessToken } = await createPlayer()
    const signed = { terms_signed_at: Date.parse('2026-11-02T08:00:00.000Z') }
    const tosSignedAt = '2026-11-02T08:00:00.000Z'
    for (const [version, lastTosSigned] of [
      [game.termsVersion, true],
      ['2020-01-01', false],
    ] as const) {
      await db
        .from('users')
        .where('id', id)
        .update({ ...signed, terms_version: version })
      const response = await client.get('/v1/profiles').bearerToken(accessToken)
      response.assertBodyContains({ tosSignedAt, lastTosSigned })
    }
  })

  test('is for signed-in players', async ({ client }) => {
    const response = await client.get('/v1/profiles')
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_UNAUTHORIZED', message: 'Unauthorized' })
  })
})

test.group('GET /v1/profiles/{id}', () => {
  test('shows of another player what anybody may see, and no more', async ({ client, assert }) => {
    const [caller, other] = [await createPlayer(), await createPlayer()]
    const response = await client.get(`/v1/profiles/${other.id}`).bearerToken(caller.accessToken)
    response.assertStatus(200)
    assert.sameMembers(Object.keys(response.body()), ['id', 'username', 'avatar', 'profileColor'])
    response.assertBodyContains({ id: other.id, username: other.username, avatar: null })
  })

  test('shows no more of oneself either', async ({ client, assert }) => {
    const { id, accessToken } = await createPlayer()
    const response = await client.get(`/v1/profiles/${id}`).bearerToken(accessToken)
    assert.sameMembers(Object.keys(response.body()), ['id', 'username', 'avatar', 'profileColor'])
  })

  test('does not know an unknown or deleted player', async ({ client }) => {
    const [caller, gone] = [await createPlayer(), await createPlayer()]
    await db.from('users').where('id', gone.id).update({ status: 'deleted' })
    for (const id of ['019aa000-0000-7000-8000-000000000000', gone.id]) {
      const response = await client.get(`/v1/profiles/${id}`).bearerToken(caller.accessToken)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
  })

  test('takes ids only', async ({ client }) => {
    const { accessToken } = await createPlayer()
    const response = await client.get('/v1/profiles/me').bearerToken(accessToken)
    response.assertStatus(404)
    response.assertBodyContains({ code: 'E_ROUTE_NOT_FOUND' })
  })

  test('is for signed-in players', async ({ client }) => {
    const { id } = await createPlayer()
    ;(await client.get(`/v1/profiles/${id}`)).assertStatus(401)
  })
})
