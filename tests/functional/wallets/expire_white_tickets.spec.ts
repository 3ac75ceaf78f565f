import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { expireDueLots } from '#wallets/actions/expire_due_lots'
import ExpireWhiteTickets from '#wallets/jobs/expire_white_tickets'
import { schedules } from '#start/schedules'
import { faultsOf } from '#tests/fixtures/ledger'
import { givenHoldings, givenStaker } from '#tests/fixtures/wallets'

const { whiteLifetimeMs } = game.tickets

/** What the account holds, whether or not it can still be played. */
async function heldBy(userId: string): Promise<number> {
  const account = { user_id: userId, currency: 'white' }
  return (await db.from('ledger_accounts').where(account).first()).balance
}

const expiriesOf = (userId: string) =>
  db.from('ledger_transactions').where({ user_id: userId, type: 'transaction_voided' })

test.group('White tickets that nobody played', (group) => {
  group.each.teardown(() => {
    clock.replace(() => Date.now())
  })

  test('are posted as expired when their week is over, lot by lot', async ({ assert }) => {
    const start = Date.now()
    const [player, other] = [await givenStaker({ white: 4 }), await givenStaker({ white: 2 })]
    clock.replace(() => start + 60_000)
    await givenHoldings(player.id, { white: 10 })
    await expireDueLots()
    assert.equal(await heldBy(player.id), 10)

    clock.replace(() => start + whiteLifetimeMs + 30_000)
    await expireDueLots()
    assert.deepEqual([await heldBy(player.id), await heldBy(other.id)], [6, 0])
    const [expiry] = await expiriesOf(player.id)
    assert.equal(expiry.reference, 'expired')

    clock.replace(() => start + whiteLifetimeMs + 90_000)
    await expireDueLots()
    assert.equal(await heldBy(player.id), 0)
    assert.lengthOf(await expiriesOf(player.id), 2)
    assert.isEmpty(await faultsOf(player, other))
  })

  test('are taken once, however many ask', async ({ assert }) => {
    const player = await givenStaker({ white: 4 })
    const later = Date.now() + whiteLifetimeMs + 1_000
    clock.replace(() => later)
    await Promise.all([expireDueLots(), expireDueLots(), expireDueLots()])
    assert.equal(await heldBy(player.id), 0)
    assert.lengthOf(await expiriesOf(player.id), 1)
    assert.isEmpty(await faultsOf(player))
  })

  test('of one whose account is broken keep nobody else’s', async ({ assert, cleanup }) => {
    const [broken, sound] = [await givenStaker({ white: 4 }), await givenStaker({ white: 4 })]
    const account = { user_id: broken.id, currency: 'white' }
    const set = (balance: number) => db.from('ledger_accounts').where(account).update({ balance })
    await set(3)
    cleanup(async () => {
      await set(4)
    })
    const later = Date.now() + whiteLifetimeMs + 1_000
    clock.replace(() => later)
    await expireDueLots()
    assert.deepEqual([await heldBy(broken.id), await heldBy(sound.id)], [3, 0])
    assert.isEmpty(await expiriesOf(broken.id))
  })

  test('are looked for every hour', ({ assert }) => {
    const schedule = schedules.find(({ job }) => job === ExpireWhiteTickets)
    assert.containsSubset(schedule, { cron: '7 * * * *' })
  })
})
