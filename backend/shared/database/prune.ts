import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'

/** Rows removed at a time: nobody waits long behind it. */
const BATCH = 500

/** Where rows lapse, by constants of ours: each is written into the statement as it is. */
interface Lapsing {
  table: string
  /** What tells one row from another. */
  key: string
  /** When it lapsed. */
  column: string
  /** What must hold beside. */
  and?: string
}

/** Removes what is older, some at a time. */
export async function pruneOlder(
  { table, key, column, and = '' }: Lapsing,
  beforeMs: number
): Promise<void> {
  for (;;) {
    const removed = await run(
      db.connection(),
      `delete from ${table} where (${key}) in
         (select ${key} from ${table} where ${column} < ?${and} order by ${column} limit ?)
       and ${column} < ? returning ${column}`,
      // Asked again of each row itself, which may have been used anew since it was found.
      [beforeMs, BATCH, beforeMs]
    )
    if (removed.length < BATCH) return
  }
}
