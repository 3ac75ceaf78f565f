import db from '@adonisjs/lucid/services/db'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { toBoard, type Board, type BoardRow } from '#leaderboards/store/board_row'

export interface PreviousBoard extends Board {
  awardedAtMs: number | null
}

interface Span {
  fromMs: number
  toMs: number
  limit: number
}

/** A distributor's boards whose end lies in this span, newest first; archived ones are not shown. */
export const listPreviousBoards = (distributorId: string, span: Span): Promise<PreviousBoard[]> =>
  list(span, 'kind = ? and distributor_id = ?', ['prize', distributorId])

/** The leagues' boards of the span whose prizes are drawn: a league's board may have none, and then nobody draws them. */
export const listPreviousLeagues = (span: Span): Promise<PreviousBoard[]> =>
  list(span, 'kind = ? and distributor_id = ? and awarded_at is not null', [
    'league',
    DEFAULT_DISTRIBUTOR_ID,
  ])

async function list(
  { fromMs, toMs, limit }: Span,
  which: string,
  values: readonly string[]
): Promise<PreviousBoard[]> {
  const rows = await run<BoardRow & Columns<'leaderboards', 'awarded_at'>>(
    db.connection(),
    `select * from leaderboards
     where ${which} and end_date >= ? and end_date < ?
       and deleted_at is null and archived_at is null
     order by end_date desc, id desc limit ?`,
    [...values, fromMs, toMs, limit]
  )
  return rows.map((row) => ({ ...toBoard(row), awardedAtMs: row.awarded_at }))
}
