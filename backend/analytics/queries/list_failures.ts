import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import type { Wanted } from '#analytics/queries/find_scope'

type Row = Columns<
  'analytics_events',
  'name' | 'release' | 'detail' | 'reason' | 'partner' | 'flavour' | 'config'
> &
  Computed<{ events: number; sessions: number; first_at: number; last_at: number }>

/** What failed in browsers in the last minutes, the most frequent first. */
export function listFailures(wanted: Wanted, minutes: number): Promise<Row[]> {
  const given = Object.entries({ widget_id: wanted.widgetId, partner: wanted.partner }).filter(
    ([, value]) => value !== undefined
  ) as [string, string][]
  return run<Row>(
    db.connection(),
    `select name, release, detail, reason, partner, flavour, config, count(*) as events,
       count(distinct session_hash) as sessions, min(received_at) as first_at,
       max(received_at) as last_at
     from analytics_events
     where ${['fails = true', 'received_at >= ?', ...given.map(([name]) => `${name} = ?`)].join(' and ')}
     group by 1, 2, 3, 4, 5, 6, 7
     order by events desc, 1, 2, 3, 4, 5, 6, 7 limit ?`,
    [clock.nowMs() - minutes * 60_000, ...given.map(([, value]) => value), game.analytics.rowsMax]
  )
}
