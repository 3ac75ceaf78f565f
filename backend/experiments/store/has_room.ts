import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { run, takeTurns } from '#shared/database/dialect'
import type { Named } from '#shared/database/rows'

/**
 * Whether a partner may have one experiment more, or one more that runs. Those of one partner take turns, so that two at once
 * do not both fit in. The platform has no limit.
 */
export async function hasRoom(
  owner: string | null,
  kind: 'stored' | 'running',
  trx: TransactionClientContract
): Promise<boolean> {
  if (owner === null) return true
  await takeTurns(trx, `experiments of ${owner}`)
  const rows = await run<Named<'experiments', { status: 'status' }>>(
    trx,
    'select status from experiments where owner = ?',
    [owner]
  )
  const { runningPerPartner, perPartner } = game.experiments
  return kind === 'stored'
    ? rows.length < perPartner
    : rows.filter(({ status }) => status === 'running').length < runningPerPartner
}
