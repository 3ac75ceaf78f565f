import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { gameDay } from '@sidepick/rules/week'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { verifyLedger } from '#wallets/queries/verify_ledger'
import { givenGame } from '#tests/fixtures/games'
import { balancesOf, givenStaker, stakeBody } from '#tests/fixtures/wallets'

test.group('Gray', () => {
  test("of free plays stops at the day's limit", async ({ client, assert }) => {
    const player = await givenStaker()
    await db.table('gray_days').insert({
      user_id: player.id,
      day: gameDay(clock.now(), constants.time.zone),
      earned: constants.tickets.freeGrayPerDay - 1,
    })
    for (let count = 0; count < 2; count++) {
      const game = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
      ;(
        await client
          .post('/v1/gameplays')
          .bearerToken(player.accessToken)
          .json(stakeBody(game.id, 'A', 'free'))
      ).assertStatus(201)
    }
    assert.equal((await balancesOf(player.id)).gray, 1)
  })

  test('turns into a black ticket when it is full', async ({ client, assert }) => {
    const player = await givenStaker({ white: 1, gray: 99 })
    const game = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    ;(
      await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json(stakeBody(game.id, 'A', 'white'))
    ).assertStatus(201)
    assert.containsSubset(await balancesOf(player.id), { gray: 0, black: 1 })
    assert.isEmpty((await verifyLedger()).findings)
  })
})
