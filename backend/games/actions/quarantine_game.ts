import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'

/** States from which a game may be taken out of sight. */
const FROM = ['new', 'active', 'waiting_for_declaration', 'winner_declared']

/** Compares and sets in one statement: of several who try at once one succeeds. */
export async function quarantineGame(id: string, trx: TransactionClientContract): Promise<boolean> {
  const rows = await run(
    trx,
    `update games set previous_state = state, state = 'quarantined', version = version + 1, updated_at = ?
     where id = ? and deleted_at is null and state in (${FROM.map(() => '?').join(', ')})
     returning id`,
    [clock.nowMs(), id, ...FROM]
  )
  return rows.length > 0
}
