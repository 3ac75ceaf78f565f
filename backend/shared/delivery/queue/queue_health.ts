import { Schedule } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import DrainOutbox from '#shared/delivery/jobs/drain_outbox'

/** A job that runs every five seconds and is this late has no worker. */
const LATE_MS = 30_000

/** An outbox row that is overdue by this has no worker. */
const OVERDUE_MS = 60_000

/** Whether workers run the schedules and drain the outbox in time. Throws when the queue does not answer. */
export async function queueWorks(): Promise<boolean> {
  const drain = await Schedule.find(DrainOutbox.options.name)
  const nextAtMs = drain?.nextRunAt?.getTime() ?? 0
  return nextAtMs > clock.nowMs() - LATE_MS && !(await somethingIsOverdue())
}

async function somethingIsOverdue(): Promise<boolean> {
  const rows = await run(
    db.connection(),
    `select 1 from outbox where state = 'waiting' and due_at < ? limit 1`,
    [clock.nowMs() - OVERDUE_MS]
  )
  return rows.length > 0
}
