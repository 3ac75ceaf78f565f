import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { PointsEvent, PointSource } from '#wallets/contract'
import { pointsKey } from '#wallets/ledger/transactions'

/** The reference of a player's last line of these sources, up to the lines that were written with an event's. */
export async function findReferenceUntil(
  event: PointsEvent,
  sources: readonly PointSource[],
  trx: TransactionClientContract
): Promise<string | null> {
  const [line] = await run<Columns<'ledger_transactions', 'reference'>>(
    trx,
    `select l.reference from ledger_transactions e
     join ledger_transactions l on l.user_id = e.user_id and l.created_at <= e.created_at
     where e.key = ? and l.source in (${sources.map(() => '?').join(', ')})
     order by l.created_at desc, l.id desc limit 1`,
    [pointsKey(event), ...sources]
  )
  return line?.reference ?? null
}
