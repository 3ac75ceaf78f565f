import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run, takeTurns } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { failure, success, type Result } from '#shared/result'
import { HOUR_MS, hourOf } from '#analytics/domain/hours'

export type RollUpError =
  /** Events of the hour may still arrive. */
  | { type: 'not_over' }
  /** Its events are gone in part, and what was counted must stay. */
  | { type: 'events_gone' }

/** What an event is counted by, and where that stands in its row. */
const COUNTED_BY: readonly (readonly [column: string, from: string])[] = [
  ['name', 'name'],
  ['widget_id', `coalesce(widget_id, '')`],
  ['game_id', `coalesce(game_id, '')`],
  ['partner', 'partner'],
  ['display_mode', 'display_mode'],
  ['widget_mode', 'widget_mode'],
  ['flavour', 'flavour'],
  ['release', 'release'],
  ['detail', 'detail'],
]

/**
 * Counts the events of an hour, in place of what was counted before. Runs of one hour take turns, so two at once give the
 * same as one. With `again` false an hour that is counted already is left as it is.
 *
 * @param hourMs start of the hour, milliseconds since the epoch
 */
export async function rollUpHour(
  hourMs: number,
  { again }: { again: boolean }
): Promise<Result<void, RollUpError>> {
  const { graceMs, keepMs } = game.analytics
  const nowMs = clock.nowMs()
  if (hourMs !== hourOf(hourMs)) throw new Error(`${hourMs} is not the start of an hour`)
  if (hourMs + HOUR_MS + graceMs > nowMs) return failure({ type: 'not_over' })
  if (hourMs < nowMs - keepMs) return failure({ type: 'events_gone' })
  await transact(async (trx) => {
    await takeTurns(trx, `analytics:${hourMs}`)
    if (again || !(await isRolled(hourMs, trx))) await count(hourMs, trx)
  })
  return success(undefined)
}

const isRolled = async (hourMs: number, trx: TransactionClientContract) =>
  (await run(trx, 'select hour from analytics_rolled where hour = ?', [hourMs])).length > 0

async function count(hourMs: number, trx: TransactionClientContract): Promise<void> {
  const columns = COUNTED_BY.map(([column]) => column).join(', ')
  const places = COUNTED_BY.map((_, index) => index + 1).join(', ')
  await run(trx, 'delete from analytics_hours where hour = ?', [hourMs])
  await run(
    trx,
    `insert into analytics_hours (${columns}, hour, events)
     select ${COUNTED_BY.map(([, from]) => from).join(', ')}, cast(? as bigint), count(*)
     from analytics_events where received_at >= ? and received_at < ?
     group by ${places}`,
    [hourMs, hourMs, hourMs + HOUR_MS]
  )
  await run(
    trx,
    `insert into analytics_rolled (hour, rolled_at) values (?, ?)
     on conflict (hour) do update set rolled_at = excluded.rolled_at`,
    [hourMs, clock.nowMs()]
  )
}
