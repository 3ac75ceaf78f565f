import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns, Known } from '#shared/database/rows'

/** `last_error` says without a secret why nobody tries any more. */
export type DeadItem = Known<Columns<'outbox', 'topic' | 'last_error' | 'closed_at'>>

/** Dead rows, newest first. */
export async function listDead(limit: number): Promise<DeadItem[]> {
  return run<DeadItem>(
    db.connection(),
    `select topic, last_error, closed_at from outbox where state = 'dead'
     order by closed_at desc, id desc limit ?`,
    [limit]
  )
}

/** Retries all dead rows as if for the first time. Returns their number. */
export async function retryDead(): Promise<number> {
  const rows = await run(
    db.connection(),
    `update outbox set state = 'waiting', attempts = 0, due_at = ?, closed_at = null
     where state = 'dead' returning id`,
    [clock.nowMs()]
  )
  return rows.length
}
