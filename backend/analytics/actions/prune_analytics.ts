import { game } from '#config/game'
import { clock } from '#shared/clock'
import { pruneOlder } from '#shared/database/prune'
import { rollUpDue } from '#analytics/actions/roll_up_due'

/** Deletes events and roll-ups whose time is over; no event before its hour is counted. */
export async function pruneAnalytics(): Promise<void> {
  const { keepMs, keepRolledMs } = game.analytics
  const nowMs = clock.nowMs()
  await rollUpDue()
  await pruneOlder(
    { table: 'analytics_events', key: 'batch_id, seq', column: 'received_at' },
    nowMs - keepMs
  )
  const key = `hour, name, widget_id, game_id, partner, display_mode, widget_mode, flavour, release, detail`
  await pruneOlder({ table: 'analytics_hours', key, column: 'hour' }, nowMs - keepRolledMs)
  await pruneOlder({ table: 'analytics_rolled', key: 'hour', column: 'hour' }, nowMs - keepRolledMs)
}
