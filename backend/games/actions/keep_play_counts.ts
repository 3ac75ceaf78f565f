import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'

/** Written in the order of ids, so that two processes do not deadlock. */
export async function keepPlayCounts(counts: ReadonlyMap<string, number>): Promise<void> {
  if (counts.size === 0) return
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  await run(
    db.connection(),
    `insert into game_popularity (game_id, plays) values ${rows.map(() => '(?, ?)').join(', ')}
     on conflict (game_id) do update set plays = excluded.plays
     where game_popularity.plays <> excluded.plays`,
    rows.flat()
  )
}
