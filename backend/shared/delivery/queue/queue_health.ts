import { Schedule } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import DrainOutbox from '#shared/delivery/jobs/drain_outbox'

/** A job that runs every five seconds and is this late has nobody to run it. */
const LATE_MS = 30_000

/** What should have left the database this long ago is waiting for nobody. */
const OVERDUE_MS = 60_000

/** Whether somebody does what is scheduled, and what waits leaves in time. It throws when the queue does not answer. */
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
