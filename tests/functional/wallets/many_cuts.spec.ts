import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { LedgerContract, WinningsContract, type CutPayment } from '#wallets/contract'
import { faultsOf } from '#tests/fixtures/ledger'

/** More than one statement has room for, on either database. */
const REFERRERS = 5_000

test.group('The rake of a game', () => {
  test('is paid to thousands, and taken back from them', async ({ assert }) => {
    const winnings = await app.container.make(WinningsContract)
    const ledger = await app.container.make(LedgerContract)
    const result = { gameId: newId(), revision: 1 }
    const cuts: CutPayment[] = Array.from({ length: REFERRERS }, () => ({
      ...{ ...result, kind: 'referrer_cut', userId: newId(), coins: 1 },
    }))
    cuts.push({ ...result, kind: 'platform', userId: null, coins: 7 })
    const rake = async () => (await ledger.holdingsOf([result.gameId])).get(result.gameId)
    await db.transaction((trx) => winnings.payCuts(cuts, trx))
    assert.containsSubset(await rake(), { rakeCoins: -REFERRERS - 7 })
    await db.transaction((trx) => winnings.takeBackCuts(result, trx))
    assert.containsSubset(await rake(), { rakeCoins: 0 })
    assert.isEmpty(await faultsOf({ id: result.gameId }))
  })
})
