import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SettleBatch } from '#gameplays/actions/settle_batch'
import { lease, release } from '#gameplays/store/settlements'
import { clock } from '#shared/clock'
import { subscribe } from '#shared/delivery/domain_events'
import { givenCrowd, outcomeOf } from '#tests/fixtures/crowds'
import { faultsOf } from '#tests/fixtures/ledger'
import { DAY_MS, givenPrediction, postedTo, stateOf } from '#tests/fixtures/settlement'
import { startProcess } from '#tests/helpers/processes'
import { moveGame, passTime, settleAll, settleDue } from '#tests/helpers/settlement'

const CROWD = { pairs: 220, free: 170 }
const LEASE_MS = 31_000

const declaration = { to: 'declaring_winner', by: 'admin', correctAnswer: 'A' } as const

/** What a crowd comes to that nobody disturbs. */
async function undisturbed() {
  const game = await givenPrediction()
  await givenCrowd(game.id, CROWD)
  await moveGame(game.id, { ...declaration, newResult: true })
  await settleAll()
  passTime(DAY_MS)
  await settleAll()
  return outcomeOf(game.id)
}

test.group('A settlement', (group) => {
  group.each.setup(() => settleAll())
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('whose worker is killed {0} a batch goes on where it was, and ends the same')
    .with([
      ['behind', '1'],
      ['behind', '2'],
      ['inside', '1'],
      ['inside', '3'],
    ] as const)
    .run(async ({ assert }, [where, nth]) => {
      const game = await givenPrediction()
      await givenCrowd(game.id, CROWD)
      await moveGame(game.id, { ...declaration, newResult: true })
      const script = 'tests/fixtures/processes/settle_and_die.ts'
      const killed = await startProcess([script, where, nth]).ended
      assert.equal(killed.signal, 'SIGKILL')
      const declared = 200 * (where === 'behind' ? Number(nth) : Number(nth) - 1)
      const { states } = await outcomeOf(game.id)
      const done = states.filter(([state]) => String(state).startsWith('declared'))
      assert.equal(
        done.reduce((sum, [, , n]) => sum + Number(n), 0),
        declared
      )
      assert.equal(await stateOf(game.id), 'declaring_winner')
      assert.isEmpty(await faultsOf(game))

      await settleDue()
      assert.equal(await stateOf(game.id), 'declaring_winner', 'it is leased for a while')
      passTime(LEASE_MS)
      await settleAll()
      assert.equal(await stateOf(game.id), 'winner_declared')
      passTime(DAY_MS)
      await settleAll()
      assert.equal(await stateOf(game.id), 'ended')
      assert.deepEqual(await outcomeOf(game.id), await undisturbed())
      assert.equal(await postedTo(`escrow:${game.id}:black`), 0)
      assert.equal(await postedTo(`rake:${game.id}:coin`), 0)
      assert.isEmpty(await faultsOf(game))
    })

  test('that five workers begin at once changes nothing twice', async ({ assert }) => {
    const game = await givenPrediction()
    await givenCrowd(game.id, CROWD)
    await moveGame(game.id, { ...declaration, newResult: true })
    const together = () => Promise.all(Array.from({ length: 5 }, () => settleAll()))
    await together()
    passTime(DAY_MS)
    await together()
    assert.equal(await stateOf(game.id), 'ended')
    assert.deepEqual(await outcomeOf(game.id), await undisturbed())
    assert.equal(await postedTo(`escrow:${game.id}:black`), 0)
    assert.isEmpty(await faultsOf(game))
  })

  test('that was leased again takes nothing from whoever had it before', async ({ assert }) => {
    const game = await givenPrediction()
    await givenCrowd(game.id, CROWD)
    await moveGame(game.id, { ...declaration, newResult: true })
    const settleBatch = await app.container.make(SettleBatch)
    const [slow] = await lease(1)
    passTime(LEASE_MS)
    const [other] = await lease(1)
    assert.equal(other!.id, slow!.id)
    await settleBatch.handle(other!)
    const before = await outcomeOf(game.id)
    await assert.rejects(() => settleBatch.handle(slow!), slow!.id)
    assert.deepEqual(await outcomeOf(game.id), before)
    await release(other!, { dueAtMs: clock.nowMs() })
    await settleAll()
    assert.equal(await stateOf(game.id), 'winner_declared')
  })

  test('of a small game does not wait for a big one', async ({ assert }) => {
    const [big, small] = [await givenPrediction(), await givenPrediction()]
    await givenCrowd(big.id, { pairs: 0, free: 2_500 })
    await givenCrowd(small.id, { pairs: 3, free: 0 })
    await moveGame(big.id, { ...declaration, newResult: true })
    const order: string[] = []
    subscribe('game_moved', ({ gameId, to }) => {
      if (to === 'winner_declared') order.push(gameId)
      return Promise.resolve()
    })
    await moveGame(small.id, { ...declaration, newResult: true })
    await settleAll()
    assert.deepEqual(order, [small.id, big.id])
  })
})
