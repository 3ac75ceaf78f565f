import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { CutPayment } from '#wallets/contract'

/** Keys of a revision's payments of rake, by player, read from the ledger. */
export async function listCutKeys(
  { gameId, revision }: Pick<CutPayment, 'gameId' | 'revision'>,
  trx: TransactionClientContract
): Promise<string[]> {
  const rows = await run<Columns<'ledger_transactions', 'key'>>(
    trx,
    `select key from ledger_transactions where reference = ? and source = 'cuts' and key like ?
     order by user_id, key`,
    [gameId, `cut:${gameId}:${revision}:%`]
  )
  return rows.map(({ key }) => key)
}
