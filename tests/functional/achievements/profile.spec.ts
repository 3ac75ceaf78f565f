import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { Profile } from '@sidepick/rules/types'
import { ProgressContract } from '#profiles/contract'
import { clock } from '#shared/clock'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { playOne } from '#tests/fixtures/progress'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const DAY_MS = 24 * 60 * 60 * 1_000

async function profileOf(client: ApiClient, { accessToken }: TestPlayer): Promise<Profile> {
  const response = await client.get('/v1/profiles').bearerToken(accessToken)
  response.assertStatus(200)
  return response.body() as Profile
}

const read = (client: ApiClient, { accessToken }: TestPlayer, achievementsRead: unknown) =>
  client.patch('/v1/profiles').bearerToken(accessToken).json({ achievementsRead })

/** Times a second apart, so that what comes later is newer. */
function givenSeconds(cleanup: (restore: () => void) => void) {
  let nowMs = clock.nowMs()
  cleanup(clock.replace(() => nowMs))
  return () => {
    nowMs += 1_000
  }
}

test.group("A player's profile", (group) => {
  group.each.setup(() => beginMidweek())

  test('tells how many plays were right, of those that can be', async ({ client, assert }) => {
    const player = await createPlayer()
    for (const right of [true, true, false]) await playOne(client, player, { right })
    await playOne(client, player, { gameType: 'SURVEY' })
    await playOne(client, player, { gameType: 'PREDICTION' })
    await playOne(client, player, { gameType: 'POLL', isAd: true })
    const { gamesDeclared, gamesCorrectAnswers, gamePlaysSinceDemotion } = await profileOf(
      client,
      player
    )
    assert.deepEqual([gamesDeclared, gamesCorrectAnswers, gamePlaysSinceDemotion], [3, 2, 5])
  })

  test('tells the days in a row, and what was played today', async ({
    client,
    assert,
    cleanup,
  }) => {
    const player = await createPlayer()
    const row = { length: 7, pointsPerDay: 10 }
    const startMs = clock.nowMs()
    const streakAfter = async (ms: number) => {
      const nowMs = startMs + ms
      cleanup(clock.replace(() => nowMs))
      const progress = await app.container.make(ProgressContract)
      const { dailyStreak } = await progress.progressOf(player.id, 'en-us')
      return dailyStreak
    }
    assert.deepEqual(await streakAfter(0), { days: 0, playsToday: 0, ...row })
    await playOne(client, player)
    await playOne(client, player)
    assert.deepEqual(await streakAfter(0), { days: 1, playsToday: 2, ...row })
    assert.deepEqual(await streakAfter(DAY_MS), { days: 1, playsToday: 0, ...row })
    assert.deepEqual(await streakAfter(2 * DAY_MS), { days: 0, playsToday: 0, ...row })
  })

  test('lists achievements, fulfilled ones first and newest first', async ({
    client,
    assert,
    cleanup,
  }) => {
    const next = givenSeconds(cleanup)
    const player = await createPlayer()
    for (let plays = 0; plays < 6; plays++) {
      await playOne(client, player)
      next()
    }
    const { achievements } = await profileOf(client, player)
    assert.deepEqual(
      achievements.map(({ id, gameStreak, fulfilled, read: seen }) => ({
        ...{ id, gameStreak, fulfilled, seen },
      })),
      [
        { id: 'streak_5', gameStreak: 5, fulfilled: true, seen: false },
        { id: 'streak_3', gameStreak: 3, fulfilled: true, seen: false },
        { id: 'streak_10', gameStreak: 6, fulfilled: false, seen: false },
      ]
    )
    assert.isAbove(Date.parse(achievements[0]!.timestamp!), Date.parse(achievements[1]!.timestamp!))
    assert.isNull(achievements[2]!.timestamp)
    assert.deepInclude(achievements[1]!, { name: '3 in a row', icon: 'streak_3', gameType: null })
  })

  test("speaks the player's language", async ({ client, assert }) => {
    const player = await createPlayer()
    await client.patch('/v1/profiles').bearerToken(player.accessToken).json({ language: 'es-mx' })
    assert.equal((await profileOf(client, player)).achievements[0]!.name, '3 seguidas')
  })
})

test.group('PATCH /v1/profiles {achievementsRead}', (group) => {
  group.each.setup(() => beginMidweek())

  test('keeps what the player has seen, and nothing that is not fulfilled', async ({
    client,
    assert,
  }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    for (const each of [player, other]) {
      for (let plays = 0; plays < 3; plays++) await playOne(client, each)
    }
    const response = await read(client, player, ['streak_3', 'streak_5'])
    response.assertStatus(200)
    const seen = (profile: Profile) =>
      profile.achievements.filter((one) => one.read).map(({ id }) => id)
    assert.deepEqual(seen(response.body() as Profile), ['streak_3'])
    assert.deepEqual(seen(await profileOf(client, player)), ['streak_3'])
    assert.isEmpty(seen(await profileOf(client, other)))
    ;(await read(client, player, ['streak_3'])).assertStatus(200)
    ;(await read(client, player, [])).assertStatus(200)
  })

  test('takes no achievement that there is not', async ({ client }) => {
    const player = await createPlayer()
    const hostile = [...Object.values(HOSTILE_TEXTS), 'streak_4', 1, null].map((id) => [id])
    const tooMany = Array.from({ length: 101 }, () => 'streak_3')
    for (const ids of [...hostile, tooMany, 'streak_3']) {
      ;(await read(client, player, ids)).assertStatus(422)
    }
  })
})
