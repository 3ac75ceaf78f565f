import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { toBoard, type Board, type BoardRow } from '#leaderboards/store/board_row'

export interface PreviousBoard extends Board {
  awardedAtMs: number | null
}

/** A distributor's boards whose end lies in this span, newest first; archived ones are not shown. */
export async function listPreviousBoards(
  distributorId: string,
  { fromMs, toMs, limit }: { fromMs: number; toMs: number; limit: number }
): Promise<PreviousBoard[]> {
  const rows = await run<BoardRow & Columns<'leaderboards', 'awarded_at'>>(
    db.connection(),
    `select * from leaderboards
     where distributor_id = ? and kind = ? and end_date >= ? and end_date < ?
       and deleted_at is null and archived_at is null
     order by end_date desc, id desc limit ?`,
    [distributorId, 'prize', fromMs, toMs, limit]
  )
  return rows.map((row) => ({ ...toBoard(row), awardedAtMs: row.awarded_at }))
}
