import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

export interface Stretch {
  /** The player of the last play that was read; null for the beginning. */
  after: string | null
  /** Most plays given back. */
  limit: number
}

interface Wanted extends Stretch {
  columns: string
  condition: string
  /** What ends the statement. */
  lock?: string
}

/**
 * The next plays of a game that match a condition, ordered by player; none means that the walk is over.
 *
 * Reads a window of the unique key of game and player at a time. Without the window PostgreSQL plans with statistics
 * from before the walk, expects few plays in the new states, and sorts all remaining plays for each batch: the walk
 * would take quadratic time.
 */
export async function nextPlays<Row extends object>(
  gameId: string,
  { columns, condition, after, limit, lock = '' }: Wanted,
  trx: TransactionClientContract
): Promise<Row[]> {
  let from = after
  // An empty window is followed by one twice as wide, so that a few of a hundred thousand plays are found in a dozen
  // steps.
  for (let width = limit; ; width *= 2) {
    const to = await findWindowEnd(gameId, { after: from, limit: width }, trx)
    const rows = await run<Row>(
      trx,
      `select ${columns} from game_plays
       where game_id = ? and ${condition}${and('user_id >', from)}${and('user_id <=', to)}
       order by user_id limit ?${lock}`,
      [gameId, ...given(from), ...given(to), limit]
    )
    if (rows.length > 0 || to === null) return rows
    from = to
  }
}

/** The player at the end of a window of so many plays, whatever their state; null where fewer are left. */
async function findWindowEnd(
  gameId: string,
  { after, limit }: Stretch,
  trx: TransactionClientContract
): Promise<string | null> {
  const [last] = await run<Columns<'game_plays', 'user_id'>>(
    trx,
    `select user_id from game_plays where game_id = ?${and('user_id >', after)}
     order by user_id limit 1 offset ?`,
    [gameId, ...given(after), limit - 1]
  )
  return last?.user_id ?? null
}

const and = (comparison: string, value: string | null) =>
  value === null ? '' : ` and ${comparison} ?`

const given = (value: string | null) => (value === null ? [] : [value])
