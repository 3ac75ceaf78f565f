import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Computed, Named } from '#shared/database/rows'
import type { OpenPot } from '#wallets/contract'

/** System accounts store no balance, so postings are summed. */
export async function listOpenPots(): Promise<OpenPot[]> {
  const rows = await run<
    Named<'ledger_postings', { id: 'account_id' }> & Computed<{ total: number }>
  >(
    db.connection(),
    `select account_id as id, sum(amount) as total from ledger_postings
     where account_id like 'escrow:%' or account_id like 'rake:%'
     group by account_id having sum(amount) <> 0`
  )
  return rows.map(({ id, total }) => {
    const [account, gameId] = id.split(':') as [OpenPot['account'], string]
    return { gameId, account, amount: total }
  })
}
