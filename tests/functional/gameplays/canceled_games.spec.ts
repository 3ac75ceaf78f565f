import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { GameState } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { verifyLedger } from '#wallets/queries/verify_ledger'
import {
  coinsOf,
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
      assert.isEmpty((await verifyLedger()).findings)
    })

  test('gives back what was refunded before only once', async ({ client, assert }) => {
    const { game, u1, u2, u3, u4 } = await givenExample(client)
    passTime(HOUR_MS + 1_000)
    await settleAll()
    assert.equal((await balancesOf(u2.id)).black, 3)
    await moveGame(game.id, { to: 'canceled', by: 'creator' })
    await settleAll()
    assert.deepEqual(await blacksOf([u1, u2, u3, u4]), [10, 5, 8, 4])
    assert.isEmpty((await verifyLedger()).findings)
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

  test('leaves plays alone that were final at the pick', async ({ client, assert }) => {
    const game = await givenPrediction({ gameType: 'TRIVIA', correctAnswer: 'A' })
    const players = await givenStakes(client, game, [
      { side: 'A', ticketType: 'white' },
      { side: 'B', ticketType: 'free' },
    ])
    await moveGame(game.id, { to: 'canceled', by: 'admin' })
    await settleAll()
    assert.deepEqual(await playStates(game.id, players), ['won', 'lost'])
    assert.containsSubset(await balancesOf(players[0]!.id), { white: 0, gray: 1 })
  })
})
