import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { game } from '#config/game'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/profiles'
const DAY_MS = 24 * 60 * 60 * 1_000

/** Somebody who signed up in a way that asked for neither age nor place. */
async function createStranger() {
  const player = await createPlayer()
  await db
    .from('users')
    .where({ id: player.id })
    .update({ birthday_sealed: null, country: null, state: null, us_residency_confirmed_at: null })
  return player
}

test.group('Completing a profile', () => {
  test('takes birthday and place, and then the profile is complete', async ({ client, assert }) => {
    const { accessToken, id } = await createStranger()
    const own = await client.get(PATH).bearerToken(accessToken)
    own.assertBodyContains({ profileIncomplete: true, country: null, state: null })
    const half = await client.patch(PATH).bearerToken(accessToken).json({ birthday: '1990-05-17' })
    half.assertBodyContains({ profileIncomplete: true })
    const place = { country: 'US', state: 'TX', usResidencyConfirmed: true }
    const response = await client.patch(PATH).bearerToken(accessToken).json(place)
    response.assertStatus(200)
    response.assertBodyContains({ profileIncomplete: false, country: 'US', state: 'TX' })
    const row = await db.from('users').where({ id }).firstOrFail()
    assert.isNotNull(row.us_residency_confirmed_at)
    assert.isNull(row.region_changed_at)
  })

  test('keeps nothing of somebody who is too young', async ({ client, assert }) => {
    const { accessToken, id } = await createStranger()
    const birthday = new Date(clock.nowMs() - 17 * 365 * DAY_MS).toISOString().slice(0, 10)
    const body = { birthday, country: 'US', state: 'NY' }
    const response = await client.patch(PATH).bearerToken(accessToken).json(body)
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_UNDERAGE', message: 'You must be 18 or older' })
    const row = await db.from('users').where({ id }).firstOrFail()
    assert.isNull(row.birthday_sealed)
    assert.isNull(row.country)
  })

  test('takes a birthday once, and the same one again', async ({ client }) => {
    const { accessToken } = await createPlayer()
    const tell = (birthday: string) =>
      client.patch(PATH).bearerToken(accessToken).json({ birthday })
    ;(await tell('1990-05-17')).assertStatus(200)
    const refused = await tell('1989-05-17')
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_BIRTHDAY_SET' })
    const information = await client.get('/v1/personal-information').bearerToken(accessToken)
    information.assertBodyContains({ birthday: '1990-05-17' })
  })

  test('takes one birthday of many told at once', async ({ client, assert }) => {
    const { accessToken } = await createStranger()
    const days = Array.from({ length: 16 }, (_, n) => `1990-05-${10 + n}`)
    const responses = await Promise.all(
      days.map((birthday) => client.patch(PATH).bearerToken(accessToken).json({ birthday }))
    )
    assert.lengthOf(
      responses.filter((response) => response.status() === 200),
      1
    )
  })
})

test.group('Moving', () => {
  test('is free once, and again after ninety days', async ({ client, assert, cleanup }) => {
    const { accessToken } = await createPlayer()
    const move = (place: object) => client.patch(PATH).bearerToken(accessToken).json(place)
    ;(await move({ state: 'CA' })).assertBodyContains({ country: 'US', state: 'CA' })
    ;(await move({ country: 'US', state: 'CA' })).assertStatus(200)
    const refused = await move({ country: 'MX' })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_REGION_LOCKED' })
    const again = Date.parse(refused.body().availableAt)
    assert.closeTo(again - clock.nowMs(), game.profiles.regionChangeEveryMs, 10_000)
    const own = await client.get(PATH).bearerToken(accessToken)
    own.assertBodyContains({ country: 'US', state: 'CA' })

    await db.from('access_tokens').update({ expires_at: again + DAY_MS })
    cleanup(clock.replace(() => again))
    const moved = await move({ country: 'MX' })
    moved.assertStatus(200)
    moved.assertBodyContains({ country: 'MX', state: null })
  })

  test('is free once also for many requests at once', async ({ client, assert }) => {
    const { accessToken } = await createPlayer()
    const states = ['CA', 'TX', 'FL', 'OH', 'WA', 'NV', 'UT', 'ME']
    const responses = await Promise.all(
      states.map((state) => client.patch(PATH).bearerToken(accessToken).json({ state }))
    )
    assert.lengthOf(
      responses.filter((response) => response.status() === 200),
      1
    )
  })

  test('knows no states outside the United States', async ({ client }) => {
    const { accessToken } = await createPlayer()
    const move = (place: object) => client.patch(PATH).bearerToken(accessToken).json(place)
    ;(await move({ country: 'MX', state: 'CA' })).assertStatus(422)
    ;(await move({ country: 'MX' })).assertStatus(200)
    const refused = await move({ state: 'CA' })
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'state', message: 'Select a valid state' }] })
  })
})
