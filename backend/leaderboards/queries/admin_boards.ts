import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import type { Cursor } from '#shared/pagination'
import { toBoard, type Board, type BoardRow } from '#leaderboards/store/board_row'

export interface CountedBoard {
  board: Board
  /** Number of entries. */
  players: number
  /** null until the prizes are drawn. */
  awardedAtMs: number | null
}

interface BoardFilter {
  distributorId?: string
  series?: string
  /** Boards that run at this instant, in epoch milliseconds. */
  at?: number
  after: Cursor | null
  limit: number
}

type CountedRow = BoardRow & Columns<'leaderboards', 'awarded_at'> & Computed<{ players: number }>

const COUNTED = `select l.*, (select count(*) from leaderboard_entries e where e.leaderboard_id = l.id) as players
  from leaderboards l where l.deleted_at is null`

/** Boards of all weeks, newest first, archived ones too. */
export async function listBoards(filter: BoardFilter): Promise<CountedBoard[]> {
  const { distributorId, series, at, after, limit } = filter
  const rows = await run<CountedRow>(
    db.connection(),
    `${COUNTED} ${distributorId === undefined ? '' : 'and distributor_id = ?'}
     ${series === undefined ? '' : 'and series = ?'}
     ${at === undefined ? '' : 'and start_date <= ? and end_date > ?'}
     ${after ? 'and (created_at < ? or (created_at = ? and id < ?))' : ''}
     order by created_at desc, id desc limit ?`,
    [
      ...(distributorId === undefined ? [] : [distributorId]),
      ...(series === undefined ? [] : [series]),
      ...(at === undefined ? [] : [at, at]),
      ...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []),
      limit,
    ]
  )
  return rows.map(toCounted)
}

export async function findCountedBoard(id: string): Promise<CountedBoard | null> {
  const [row] = await run<CountedRow>(db.connection(), `${COUNTED} and id = ?`, [id])
  return row ? toCounted(row) : null
}

/** A board, locked until the transaction ends: a play that is about to add an entry waits. */
export async function holdBoard(id: string, trx: QueryClientContract): Promise<Board | null> {
  const [row] = await run<BoardRow>(
    trx,
    `select * from leaderboards where id = ? and deleted_at is null${forUpdate(trx)}`,
    [id]
  )
  return row ? toBoard(row) : null
}

const toCounted = (row: CountedRow): CountedBoard => ({
  board: toBoard(row),
  players: Number(row.players),
  awardedAtMs: row.awarded_at,
})
