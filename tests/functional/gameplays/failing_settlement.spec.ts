import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { givenCrowd, outcomeOf } from '#tests/fixtures/crowds'
import { faultsOf } from '#tests/fixtures/ledger'
import {
  coinsOf,
  DAY_MS,
  endGame,
  givenPrediction,
  givenStakes,
  playStates,
  postedTo,
  stateOf,
  CLEAN,
  ledgerOf,
} from '#tests/fixtures/settlement'
import { balancesOf } from '#tests/fixtures/wallets'
import type { TestPlayer } from '#tests/helpers/players'
import { declare, moveGame, passTime, settleAll } from '#tests/helpers/settlement'

const { triesMax, resumeAfterMs } = constants.settlement

/** The database refuses to give this player any more of it: no batch with the player goes through. */
async function overfill({ id: userId }: TestPlayer, currency: 'pending_coin' | 'coin') {
  const id = `user:${userId}:${currency}`
  const held = (await db.from('ledger_accounts').where('id', id).first())?.balance ?? 0
  const balance = Number.MAX_SAFE_INTEGER
  await db
    .table('ledger_accounts')
    .insert({ id, user_id: userId, currency, balance })
    .onConflict('id')
    .merge()
  return async () => {
    await db.from('ledger_accounts').where('id', id).update({ balance: held })
  }
}

/** Every try but the first waits for its time. */
async function letTriesPass() {
  for (let tries = 0; tries < triesMax; tries++) {
    await settleAll()
    passTime(2 * 60_000)
  }
}

const alertsOf = (gameId: string) =>
  db.from('audit_log').where({ action: 'game.settlement_failed', target_id: gameId })

test.group('A settlement that fails again and again', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('of a declaration is undone, and the game can be declared again', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [winner, loser] = await givenStakes(client, game, [{ side: 'A' }, { side: 'B' }])
    await givenCrowd(game.id, { pairs: 150, free: 0 })
    await endGame()
    const mend = await overfill(winner!, 'pending_coin')
    await declare(game.id, 'A')
    assert.equal(await stateOf(game.id), 'declaring_winner')
    await letTriesPass()
    assert.equal(await stateOf(game.id), 'waiting_for_declaration')
    assert.lengthOf(await alertsOf(game.id), 1)
    const { states, held } = await outcomeOf(game.id)
    assert.deepEqual(states, [
      ['matched', 'A', 151],
      ['matched', 'B', 151],
    ])
    await mend()
    assert.deepEqual((await outcomeOf(game.id)).held, held.length > 0 ? [['pending_coin', 0]] : [])
    const { correct_answer: answer } = await db.from('games').where('id', game.id).firstOrFail()
    assert.isNull(answer)
    assert.isEmpty(await faultsOf(game))

    await declare(game.id, 'B')
    passTime(DAY_MS)
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')
    assert.deepEqual(await coinsOf([winner!, loser!]), [
      [0, 0],
      [170, 0],
    ])
    assert.equal(await postedTo(`escrow:${game.id}:black`), 0)
    assert.isEmpty(await faultsOf(game))
  })

  test('of a payment keeps what it has paid, and goes on after an hour', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [winner] = await givenStakes(client, game, [{ side: 'A' }, { side: 'B' }])
    await givenCrowd(game.id, { pairs: 300, free: 0 })
    await endGame()
    await declare(game.id, 'A')
    const mend = await overfill(winner!, 'coin')
    passTime(DAY_MS)
    await letTriesPass()
    assert.equal(await stateOf(game.id), 'winner_declared')
    assert.deepEqual(await playStates(game.id, [winner!]), ['declared_winner'])
    assert.lengthOf(await alertsOf(game.id), 1)
    await mend()
    await settleAll()
    assert.equal(await stateOf(game.id), 'winner_declared')
    passTime(resumeAfterMs)
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')
    assert.equal((await outcomeOf(game.id)).paid, 301)
    assert.equal((await balancesOf(winner!.id)).coin, 170)
    assert.deepEqual(await ledgerOf(game.id), CLEAN)
  })

  test('of a payment leaves a game that can still be canceled, and all of it comes back', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [winner, loser] = await givenStakes(client, game, [{ side: 'A' }, { side: 'B' }])
    await givenCrowd(game.id, { pairs: 300, free: 10 })
    await endGame()
    await declare(game.id, 'A')
    const mend = await overfill(winner!, 'coin')
    passTime(DAY_MS)
    await letTriesPass()
    await mend()
    await moveGame(game.id, { to: 'canceled', by: 'admin' })
    await settleAll()
    assert.equal(await stateOf(game.id), 'refunded')
    const { states, held } = await outcomeOf(game.id)
    assert.deepEqual(states, [
      ['canceled', 'A', 306],
      ['canceled', 'B', 306],
    ])
    assert.isTrue(held.every(([, coins]) => coins === 0))
    const blacks = await Promise.all([winner!, loser!].map(({ id }) => balancesOf(id)))
    assert.deepEqual(
      blacks.map(({ black }) => black),
      [1, 1]
    )
    assert.equal(await postedTo(`escrow:${game.id}:black`), 0)
    assert.isEmpty(await faultsOf(game))
  })
})
