import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { accounts } from '#wallets/accounts'
import {
  postNewTransactions,
  postTransactions,
  type LedgerTransaction,
} from '#wallets/actions/post_transactions'
import { WalletsContract, type PointsCredit } from '#wallets/contract'

export class Ledger extends WalletsContract {
  async creditPoints(credit: PointsCredit, trx: TransactionClientContract): Promise<boolean> {
    const transaction = pointsTransaction(credit)
    return (await postTransactions([transaction], trx)).has(transaction.key)
  }

  async recordFreePlay(
    { playId, userId, points }: { playId: string; userId: string; points: number },
    trx: TransactionClientContract
  ): Promise<void> {
    const played: LedgerTransaction = {
      key: `play:${playId}`,
      type: 'game_played',
      source: null,
      reference: playId,
      userId,
      postings: [],
    }
    const paid = {
      userId,
      points,
      type: 'game_played',
      source: 'game_played',
      reference: playId,
    } as const
    await postNewTransactions(points > 0 ? [played, pointsTransaction(paid)] : [played], trx)
  }
}

function pointsTransaction({
  userId,
  points,
  type,
  source,
  reference,
}: PointsCredit): LedgerTransaction {
  const [issuance, account] = [accounts.issuance('point'), accounts.user(userId, 'point')]
  return {
    key: `pts:${source}:${reference}:${userId}`,
    type,
    source,
    reference,
    userId,
    postings: [
      { accountId: issuance, currency: 'point', amount: -points, userId: null },
      { accountId: account, currency: 'point', amount: points, userId },
    ],
  }
}
