import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { gameDay } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import { postTransactions } from '#wallets/actions/post_transactions'
import { addLot } from '#wallets/actions/white_tickets'
import { gift } from '#wallets/ledger/transactions'

/** Gives a player the white tickets of the game day, once. */
export async function claimDailyGift(
  userId: string,
  trx: TransactionClientContract
): Promise<Result<{ tickets: number }, { type: 'collected_today' }>> {
  const tickets = game.tickets.dailyGift
  const fresh = await postTransactions([gift(userId, gameDay(clock.now(), game.time.zone))], trx)
  if (fresh.size === 0) return failure({ type: 'collected_today' })
  await addLot({ userId, tickets }, trx)
  return success({ tickets })
}
