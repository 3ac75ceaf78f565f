import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import { rollUpHour } from '#analytics/actions/roll_up_hour'
import { HOUR_MS, hourOf } from '#analytics/domain/hours'

/** Counts every full hour whose events are kept and that nobody has counted. Two runs at once do no harm. */
export async function rollUpDue(): Promise<void> {
  const { graceMs, keepMs } = game.analytics
  const nowMs = clock.nowMs()
  const [first] = await run<Computed<{ at: number | null }>>(
    db.connection(),
    'select min(received_at) as at from analytics_events'
  )
  if (typeof first?.at !== 'number') return
  const from = Math.max(hourOf(first.at), hourOf(nowMs - keepMs) + HOUR_MS)
  const rolled = await rolledSince(from)
  for (let hourMs = from; hourMs + HOUR_MS + graceMs <= nowMs; hourMs += HOUR_MS) {
    if (!rolled.has(hourMs)) await rollUpHour(hourMs, { again: false })
  }
}

async function rolledSince(fromMs: number): Promise<Set<number>> {
  const rows = await run<Columns<'analytics_rolled', 'hour'>>(
    db.connection(),
    'select hour from analytics_rolled where hour >= ?',
    [fromMs]
  )
  return new Set(rows.map(({ hour }) => hour))
}
