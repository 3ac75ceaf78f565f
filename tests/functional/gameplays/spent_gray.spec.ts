import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { faultsOf } from '#tests/fixtures/ledger'
import { givenPlay } from '#tests/fixtures/plays'
import {
  givenPrediction,
  givenStakes,
  playOut,
  playStates,
  stateOf,
} from '#tests/fixtures/settlement'
import { balancesOf, givenHoldings, givenStaker } from '#tests/fixtures/wallets'
import type { TestPlayer } from '#tests/helpers/players'
import { moveGame, settleAll, settleDue } from '#tests/helpers/settlement'

const TRIVIA = { gameType: 'TRIVIA', correctAnswer: 'A' } as const

async function cancel(gameId: string): Promise<void> {
  await moveGame(gameId, { to: 'canceled', by: 'admin' })
  await settleAll()
}

/** An ended prediction, won with a white ticket, gets another result that nothing has been paid of yet. */
async function leaveTied(gameId: string): Promise<void> {
  await playOut(gameId, 'A')
  const tie = { correctAnswer: null, newResult: true }
  await moveGame(gameId, { to: 'changing_game_result', by: 'admin', ...tie })
  await settleDue()
}

async function givenWhite(client: ApiClient, game: { id: string }): Promise<TestPlayer> {
  const [player] = await givenStakes(client, game, [{ side: 'A', ticketType: 'white' }])
  return player!
}

const toldOf = async (userId: string) => {
  const lines = await db.from('notifications').where({ user_id: userId, kind: 'game_canceled' })
  return lines.map(({ data }) => JSON.parse(data).amount)
}

test.group('Gray of a game that is canceled', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('buys no ticket back when it has become a black one', async ({ client, assert }) => {
    const player = await givenStaker({ white: 2, gray: 99 })
    const games = [await givenPrediction(TRIVIA), await givenPrediction(TRIVIA)] as const
    for (const { id } of games) await givenPlay(player, id, 'A', { ticketType: 'white' })
    const other = await givenWhite(client, games[1])
    assert.containsSubset(await balancesOf(player.id), { white: 0, gray: 1, black: 1 })
    for (const { id } of games) {
      await cancel(id)
      assert.equal(await stateOf(id), 'refunded')
      assert.deepEqual(await playStates(id, [player]), ['won'])
    }
    // One piece was there, and bought one ticket back.
    assert.containsSubset(await balancesOf(player.id), { white: 1, gray: 0, black: 1 })
    assert.containsSubset(await balancesOf(other.id), { white: 1, gray: 0 })
    assert.sameMembers(await toldOf(player.id), [1, null])
    assert.isEmpty(await faultsOf(player, other))
  })

  test('goes back when an earlier result paid it', async ({ client, assert }) => {
    const game = await givenPrediction()
    const player = await givenWhite(client, game)
    await leaveTied(game.id)
    assert.deepEqual(await playStates(game.id, [player]), ['declared_winner'])
    assert.equal((await balancesOf(player.id)).gray, 1)
    await cancel(game.id)
    assert.containsSubset(await balancesOf(player.id), { white: 1, gray: 0 })
    assert.isEmpty(await faultsOf(player))
  })

  test('buys no ticket of a decided game back either', async ({ client, assert }) => {
    const game = await givenPrediction()
    const player = await givenWhite(client, game)
    await leaveTied(game.id)
    await givenHoldings(player.id, { gray: 0 })
    await cancel(game.id)
    assert.deepEqual(await playStates(game.id, [player]), ['canceled'])
    assert.containsSubset(await balancesOf(player.id), { white: 0, gray: 0 })
    assert.deepEqual(await toldOf(player.id), [null])
    assert.isEmpty(await faultsOf(player))
  })
})

test.group('Gray of a result that changes twice', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('goes back with the second change, though the first one let it be', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const player = await givenWhite(client, game)
    await leaveTied(game.id)
    const other = { correctAnswer: 'B', newResult: true } as const
    await moveGame(game.id, { to: 'changing_game_result', by: 'admin', ...other })
    await settleAll()
    assert.deepEqual(await playStates(game.id, [player]), ['lost'])
    assert.equal((await balancesOf(player.id)).gray, 0)
    assert.isEmpty(await faultsOf(player))
  })
})
