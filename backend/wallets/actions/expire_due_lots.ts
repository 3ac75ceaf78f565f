import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { transact } from '#shared/database/transact'
import { holdBalance } from '#wallets/actions/hold_balance'

/** Players per batch. */
const BATCH = 500

/**
 * Expires white tickets, each player in an own transaction, so that locks are short and a failure is retried in the
 * next hour.
 */
export async function expireDueLots(): Promise<void> {
  const nowMs = clock.nowMs()
  for (let after = '', found = BATCH; found === BATCH;) {
    const userIds = await listDue(nowMs, after)
    for (const userId of userIds) await expireOf(userId)
    found = userIds.length
    after = userIds.at(-1) ?? after
  }
}

async function listDue(nowMs: number, after: string): Promise<string[]> {
  const rows = await run<Columns<'white_lots', 'user_id'>>(
    db.connection(),
    `select distinct user_id from white_lots where remaining > 0 and expires_at <= ?
     ${after === '' ? '' : 'and user_id > ?'} order by user_id limit ?`,
    [nowMs, ...(after === '' ? [] : [after]), BATCH]
  )
  return rows.map((row) => row.user_id)
}

/** Locks the account before it reads the lots, as all code that changes both. */
async function expireOf(userId: string): Promise<void> {
  try {
    await transact((trx) => holdBalance(userId, 'white', trx))
  } catch (error) {
    logger.error({ err: error, userId }, 'white tickets could not be expired')
  }
}
