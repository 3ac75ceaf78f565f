import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

export interface Stretch {
  /** The player whose play was the last one looked at; from the beginning when null. */
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
 * The next plays of a game that fulfil a condition, in the order of their players; none means that there are no more.
 *
 * The unique key of game and player leads there a window at a time. Left to itself, PostgreSQL believes what it counted
 * before a walk began, expects few plays in a state that they have come to since, and sorts all that are left for each
 * batch: the walk would take the square of the plays.
 */
export async function nextPlays<Row extends object>(
  gameId: string,
  { columns, condition, after, limit, lock = '' }: Wanted,
  trx: TransactionClientContract
): Promise<Row[]> {
  let from = after
  // A window without any is followed by one twice as wide: few of a hundred thousand are found in a dozen steps.
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

/** The player with whom so many plays end, whatever became of them; null where fewer are left. */
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
