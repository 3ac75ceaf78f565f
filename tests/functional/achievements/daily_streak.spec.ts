import { test } from '@japa/runner'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { givenGame } from '#tests/fixtures/games'
import { playBody } from '#tests/fixtures/plays'
import { creditsOf, givenGamesAt, playGame, playOne } from '#tests/fixtures/progress'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'
import { openSession } from '#auth/actions/open_session'
import db from '@adonisjs/lucid/services/db'

/** An access token lives minutes; a player who comes back another day has a new one. */
const back = (id: string) => db.transaction((trx) => openSession(id, trx))

test.group('The first play of a day', (group) => {
  group.each.setup(() => beginMidweek())

  test('pays for each day in a row, and begins again after seven', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { id } = await createPlayer()
    const games = await givenGamesAt('2027-03-10', 18)
    for (let day = 0; day < 9; day++) {
      // Noon in New York, on both sides of the change of the clocks.
      const nowMs = Date.parse('2027-03-10T17:00:00Z') + day * 24 * 3_600_000
      cleanup(clock.replace(() => nowMs))
      const session = await back(id)
      for (const game of games.splice(0, 2)) await playGame(client, session, game)
    }
    const days = [10, 20, 30, 40, 50, 60, 70, 10, 20]
    assert.deepEqual(
      await creditsOf(id),
      days.map((points) => `leaderboard_points:${points}`)
    )
  })

  test('begins the row again after a day without', async ({ client, assert, cleanup }) => {
    const { id } = await createPlayer()
    const games = await givenGamesAt('2027-01-05', 3)
    for (const at of ['2027-01-04T17:00Z', '2027-01-05T17:00Z', '2027-01-07T17:00Z']) {
      cleanup(clock.replace(() => Date.parse(at)))
      await playGame(client, await back(id), games.pop()!)
    }
    const paid = [10, 20, 10].map((points) => `leaderboard_points:${points}`)
    assert.deepEqual(await creditsOf(id), paid)
  })

  test('is told by midnight in New York', async ({ client, assert, cleanup }) => {
    const { id } = await createPlayer()
    const games = await givenGamesAt('2027-01-05', 3)
    for (const at of ['2027-01-05T04:59:59Z', '2027-01-05T05:00:00Z', '2027-01-06T04:59:59Z']) {
      cleanup(clock.replace(() => Date.parse(at)))
      await playGame(client, await back(id), games.pop()!)
    }
    const paid = ['leaderboard_points:10', 'leaderboard_points:20']
    assert.deepEqual(await creditsOf(id), paid)
  })

  test('pays once a day for two servers whose clocks differ at midnight', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { id } = await createPlayer()
    const games = await givenGamesAt('2027-01-05', 4)
    for (const ms of ['04:59:59.990', '05:00:00.002', '04:59:59.998', '05:00:00.010']) {
      cleanup(clock.replace(() => Date.parse(`2027-01-05T${ms}Z`)))
      await playGame(client, await back(id), games.pop()!)
    }
    const paid = ['leaderboard_points:10', 'leaderboard_points:20']
    assert.deepEqual(await creditsOf(id), paid)
  })

  test('is none of an ad game, or of a pick that came too late to pay', async ({
    client,
    assert,
    cleanup,
  }) => {
    const player = await createPlayer()
    await playOne(client, player, { gameType: 'POLL', isAd: true })
    assert.isEmpty(await creditsOf(player.id))
    const { id: gameId } = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    const [next] = await givenGamesAt(clock.nowMs(), 1)
    const laterMs = clock.nowMs() + constants.limits.replayWindowMs + 30_000
    cleanup(clock.replace(() => laterMs))
    const late = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .header('x-idempotency-key', `replay-${player.id}-${gameId}`)
      .json(playBody(gameId, 'A'))
    late.assertStatus(201)
    assert.isEmpty(await creditsOf(player.id))
    const progress = await db.from('player_progress').where('user_id', player.id).firstOrFail()
    const counted = { plays_since_demotion: 0, declared_plays: 1, correct_plays: 1, correct_any: 0 }
    assert.containsSubset(progress, counted)
    await playGame(client, player, next!)
    assert.deepEqual(await creditsOf(player.id), ['leaderboard_points:10'])
  })
})
