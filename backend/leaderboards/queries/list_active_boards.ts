import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { continueSeries } from '#leaderboards/actions/continue_series'
import { toBoard, type Board, type BoardRow } from '#leaderboards/store/board_row'

/** Whether a board belongs to a distributor, not to a league. */
export const holdsPrizes = ({ kind }: Board): boolean => kind === 'prize'

/** A distributor's boards of an instant, which may lie in the past. */
export async function listBoardsAt(
  distributorId: string,
  at: Date,
  client: QueryClientContract = db.connection()
): Promise<Board[]> {
  const rows = await run<BoardRow>(
    client,
    `select * from leaderboards
     where distributor_id = ? and start_date <= ? and end_date > ? and deleted_at is null and archived_at is null
     order by end_date, id`,
    [distributorId, at.getTime(), at.getTime()]
  )
  return rows.map(toBoard)
}

/**
 * The boards on which points of an instant counted: those that an admin had opened, and had not archived yet.
 */
export async function listBoardsThen(
  distributorId: string,
  atMs: number,
  client: QueryClientContract
): Promise<Board[]> {
  const rows = await run<BoardRow>(
    client,
    `select * from leaderboards
     where distributor_id = ? and start_date <= ? and end_date > ? and created_at <= ?
       and (archived_at is null or archived_at > ?) and deleted_at is null
     order by end_date, id`,
    [distributorId, atMs, atMs, atMs, atMs]
  )
  return rows.map(toBoard)
}

/**
 * A distributor's current boards. A series without one gets a copy of its last board, so that no play is without a
 * board when the job is late.
 */
export async function listRunningBoards(
  distributorId: string,
  client: QueryClientContract = db.connection()
): Promise<Board[]> {
  const now = clock.now()
  await continueSeries(now, distributorId, client)
  return listBoardsAt(distributorId, now, client)
}

/** One board by its id, of any week, archived ones too; null when unknown. */
export async function findBoard(id: string): Promise<Board | null> {
  const [row] = await run<BoardRow>(
    db.connection(),
    'select * from leaderboards where id = ? and deleted_at is null',
    [id]
  )
  return row ? toBoard(row) : null
}
