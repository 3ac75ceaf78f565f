import type { Sql } from '#shared/database/word_index'

/** A condition on `games g`: public, no ad, and open to join at this instant. */
export function openGames(nowMs: number): Sql {
  return {
    sql: `g.deleted_at is null and g.is_private = ? and g.is_ad = ? and g.state in ('new', 'active')
      and g.last_join_time > ? and g.end_time > ?`,
    bindings: [false, false, nowMs, nowMs],
  }
}
