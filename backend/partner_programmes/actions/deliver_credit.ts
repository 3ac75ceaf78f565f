import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { PartnerAccountsContract } from '#partner_programmes/contract'
import type { RewardAdapter } from '#partner_programmes/adapters/reward_adapter'

type Row = Columns<
  'partner_credits',
  'user_id' | 'distributor_id' | 'provider' | 'points' | 'state'
>

/** Delivers a credit to the provider's programme, once. Without a linked account it waits. */
export async function deliverCredit(
  { playId }: { playId: string },
  { accounts, adapter }: { accounts: PartnerAccountsContract; adapter: RewardAdapter }
): Promise<void> {
  const [row] = await run<Row>(
    db.connection(),
    'select user_id, distributor_id, provider, points, state from partner_credits where play_id = ?',
    [playId]
  )
  if (!row || row.state === 'credited') return
  const account = await accounts.subjectOf(row.user_id, row.provider)
  if (account === null) return mark(playId, 'unlinked')
  const { points, distributor_id: distributorId } = row
  await adapter.credit({ account, points, distributorId, reference: playId })
  await mark(playId, 'credited')
}

function mark(playId: string, state: 'unlinked' | 'credited'): Promise<void> {
  return run(
    db.connection(),
    `update partner_credits set state = ?, credited_at = ? where play_id = ? and state <> 'credited'`,
    [state, state === 'credited' ? clock.nowMs() : null, playId]
  ).then(() => undefined)
}
