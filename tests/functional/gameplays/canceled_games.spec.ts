import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { GameState } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { faultsOf } from '#tests/fixtures/ledger'
import {
  coinsOf,
  DAY_MS,
  endGame,
  givenBlackPoll,
  givenExample,
  givenPrediction,
  givenStakes,
  HOUR_MS,
  playStates,
  postedTo,
  stateOf,
} from '#tests/fixtures/settlement'
import { givenGame } from '#tests/fixtures/games'
import { balancesOf } from '#tests/fixtures/wallets'
import { declare, moveGame, passTime, settleAll, settleDue } from '#tests/helpers/settlement'

const blacksOf = (players: readonly { id: string }[]) =>
  Promise.all(players.map(async ({ id }) => (await balancesOf(id)).black))

/** How a game comes into each state that it may be canceled in. */
const WAYS: Partial<Record<GameState, (gameId: string) => Promise<unknown>>> = {
  active: () => Promise.resolve(),
  waiting_for_declaration: () => endGame(),
  winner_declared: async (id) => {
    await endGame()
    await declare(id, 'B')
  },
  quarantined: async (id) => {
    await endGame()
    await declare(id, 'A')
    await moveGame(id, { to: 'quarantined', by: 'admin' })
  },
}

/** Types whose plays are final at the pick, and what a second player picks to be wrong where one can be. */
const FINAL_AT_ONCE = [
  ['TRIVIA', 'B'],
  ['INSTANT_POLL', 'B'],
  ['SURVEY', 'A'],
] as const

test.group('A canceled game', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('leaves nothing to collect of a tie either', async ({ client, assert }) => {
    const game = await givenBlackPoll()
    const [player] = await givenStakes(client, game, [{ side: 'A' }, { side: 'B' }])
    await endGame()
    // Not paid yet: the tie is out, and an admin cancels.
    await settleDue()
    assert.equal(await stateOf(game.id), 'winner_declared')
    await moveGame(game.id, { to: 'canceled', by: 'admin' })
    await settleAll()
    const play = await db.from('game_plays').where('user_id', player!.id).firstOrFail()
    assert.containsSubset(play, { state: 'canceled', claimed_at: null, claimable_until: null })
    assert.deepEqual(await blacksOf([player!]), [1])
  })

  test('gives everything back that was staked: {0}')
    .with(Object.entries(WAYS))
    .run(async ({ client, assert }, [state, lead]) => {
      const { game, u1, u2, u3, u4 } = await givenExample(client)
      const [white] = await givenStakes(client, game, [{ side: 'A', ticketType: 'white' }])
      const players = [u1, u2, u3, u4]
      await lead(game.id)
      assert.equal(await stateOf(game.id), state)
      await moveGame(game.id, { to: 'canceled', by: 'admin' })
      await settleAll()
      assert.equal(await stateOf(game.id), 'refunded')
      assert.deepEqual(await playStates(game.id, [...players, white!]), Array(5).fill('canceled'))
      assert.deepEqual(await blacksOf(players), [10, 5, 8, 4])
      assert.equal((await balancesOf(white!.id)).white, 1)
      assert.deepEqual(await coinsOf(players), Array(4).fill([0, 0]))
      assert.equal(await postedTo(`escrow:${game.id}:black`), 0)
      assert.isEmpty(await faultsOf(game))
    })

  test('gives back what was refunded before only once', async ({ client, assert }) => {
    const { game, u1, u2, u3, u4 } = await givenExample(client)
    passTime(HOUR_MS + 1_000)
    await settleAll()
    assert.equal((await balancesOf(u2.id)).black, 3)
    await moveGame(game.id, { to: 'canceled', by: 'creator' })
    await settleAll()
    assert.deepEqual(await blacksOf([u1, u2, u3, u4]), [10, 5, 8, 4])
    assert.isEmpty(await faultsOf(game))
  })

  test('that nobody paid for stays canceled', async ({ client, assert }) => {
    const game = await givenPrediction()
    const players = await givenStakes(client, game, [{ side: 'A', ticketType: 'free' }])
    await moveGame(game.id, { to: 'canceled', by: 'creator' })
    await settleAll()
    assert.equal(await stateOf(game.id), 'canceled')
    assert.deepEqual(await playStates(game.id, players), ['canceled'])
    const unplayed = await givenGame({ gameType: 'PREDICTION' })
    await moveGame(unplayed.id, { to: 'canceled', by: 'creator' })
    await settleAll()
    assert.equal(await stateOf(unplayed.id), 'canceled')
  })

  test('that had but one paid play, taken back before, stays canceled', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [player] = await givenStakes(client, game, [
      { side: 'A' },
      { side: 'B', ticketType: 'free' },
    ])
    const { id } = await db.from('game_plays').where('user_id', player!.id).firstOrFail()
    await client.delete(`/v1/gameplays/${id}`).bearerToken(player!.accessToken)
    await moveGame(game.id, { to: 'canceled', by: 'creator' })
    await settleAll()
    assert.equal(await stateOf(game.id), 'canceled')
    assert.deepEqual(await blacksOf([player!]), [1])
  })

  for (const [gameType, side] of FINAL_AT_ONCE) {
    test(`gives the tickets of ${gameType} back for what they won, and leaves its plays final`, async ({
      client,
      assert,
    }) => {
      const correctAnswer = gameType === 'TRIVIA' ? 'A' : null
      const game = await givenPrediction({ gameType, correctAnswer })
      const [first, wrong, free] = await givenStakes(client, game, [
        { side: 'A', ticketType: 'white' },
        { side, ticketType: 'white' },
        { side: 'A', ticketType: 'free' },
      ])
      const before = await playStates(game.id, [first!, wrong!, free!])
      await moveGame(game.id, { to: 'canceled', by: 'creator' })
      await settleAll()
      assert.deepEqual(await playStates(game.id, [first!, wrong!, free!]), before)
      for (const { id } of [first!, wrong!]) {
        assert.containsSubset(await balancesOf(id), { white: 1, gray: 0 })
      }
      assert.containsSubset(await balancesOf(free!.id), { gray: gameType === 'SURVEY' ? 0 : 1 })
      assert.equal(await stateOf(game.id), 'refunded')
      assert.isEmpty(await faultsOf(game))
    })
  }

  test('gives a ticket back into its lot, whose player may play it for a day', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction({
      ...{ gameType: 'TRIVIA', correctAnswer: 'A' },
      endTimeMs: Date.now() + 7 * DAY_MS,
    })
    const [player] = await givenStakes(client, game, [{ side: 'B', ticketType: 'white' }])
    passTime(7 * DAY_MS - 2 * HOUR_MS)
    await moveGame(game.id, { to: 'canceled', by: 'creator' })
    await settleAll()
    const [lot, ...others] = await db.from('white_lots').where('user_id', player!.id)
    assert.isEmpty(others)
    assert.equal(lot.remaining, 1)
    assert.closeTo(Number(lot.expires_at), clock.nowMs() + DAY_MS, 60_000)
    const told = await db.from('notifications').where('user_id', player!.id)
    assert.deepEqual(
      told.map(({ kind, data }) => [kind, JSON.parse(data).amount]),
      [['game_canceled', 1]]
    )
    await settleAll()
    assert.equal((await balancesOf(player!.id)).white, 1)
  })
})
