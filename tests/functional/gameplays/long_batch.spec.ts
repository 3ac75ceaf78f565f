import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { hold, lease } from '#gameplays/store/settlements'
import { clock } from '#shared/clock'
import { givenPrediction, stateOf } from '#tests/fixtures/settlement'
import { moveGame, passTime, settleAll, settleDue } from '#tests/helpers/settlement'

const LEASE_MS = 31_000

const declare = (id: string) => {
  const declaration = { to: 'declaring_winner', by: 'admin', correctAnswer: 'A' } as const
  return moveGame(id, { ...declaration, newResult: true })
}

test.group('A batch that takes longer than its lease', (group) => {
  group.each.setup(() => settleAll())
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('holds no other settlement up, and is begun by nobody else', async ({ assert }) => {
    const [other, long] = [await givenPrediction(), await givenPrediction()]
    await declare(other.id)
    await settleDue()
    await declare(long.id)
    const [settlement] = await lease(1)
    assert.equal(settlement!.gameId, long.id)
    await moveGame(other.id, { to: 'processing_payouts', by: 'scheduler' })
    await db.transaction(async (trx) => {
      await hold(settlement!, trx)
      passTime(LEASE_MS)
      await settleDue()
      assert.equal(await stateOf(other.id), 'ended')
      assert.equal(await stateOf(long.id), 'declaring_winner')
    })
    await settleDue()
    assert.equal(await stateOf(long.id), 'winner_declared')
  }).skip(process.env.TEST_DATABASE !== 'pg', 'SQLite has one writer')
})
