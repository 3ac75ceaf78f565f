import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'

/** Rows per transaction, so that locks are short. */
const BATCH = 500

/** The table and column of expiring rows. Only constants: they are written into the statement. */
interface Lapsing {
  table: string
  /** The columns of the primary key. */
  key: string
  /** When it lapsed. */
  column: string
  /** What must hold beside. */
  and?: string
}

/** Deletes older rows in batches. */
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
      // The delete repeats the condition, because a found row may have been renewed meanwhile.
      [beforeMs, BATCH, beforeMs]
    )
    if (removed.length < BATCH) return
  }
}
