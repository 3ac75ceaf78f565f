import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Binding } from '#shared/database/driver'
import { GROUPINGS, type Grouping } from '#analytics/domain/groupings'
import type { Wanted } from '#analytics/queries/find_scope'

export interface CountsQuery extends Wanted {
  fromMs: number
  toMs: number
  by: readonly Grouping[]
  event?: string
  gameId?: string
  limit: number
}

export type CountRow = { events: number } & Partial<Record<Grouping, string | number>>

/** Numbers of events from the roll-ups alone, the most first. */
export async function listCounts(query: CountsQuery): Promise<CountRow[]> {
  const { fromMs, toMs, by, widgetId, partner, event, gameId, limit } = query
  const wanted = { widget_id: widgetId, partner, name: event, game_id: gameId }
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
  const columns = by.map((name) => `${GROUPINGS[name]} as "${name}"`)
  const places = by.map((_, index) => index + 1).join(', ')
  const rows = await run<Record<string, string | number>>(
    db.connection(),
    `select ${[...columns, 'sum(events) as events'].join(', ')}
     from analytics_hours
     where ${['hour >= ?', 'hour < ?', ...given.map(([column]) => `${column} = ?`)].join(' and ')}
     ${by.length > 0 ? `group by ${places}` : ''}
     order by events desc${by.length > 0 ? `, ${places}` : ''} limit ?`,
    [fromMs, toMs, ...given.map(([, value]) => value as Binding), limit]
  )
  return rows.map((row) => ({ ...row, events: Number(row.events) }))
}
