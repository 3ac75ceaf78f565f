import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Leaderboard } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { shownMedia } from '#shared/http/validation/media_address'
import { continueSeries } from '#leaderboards/actions/continue_series'

export interface Board {
  id: string
  distributorId: string
  kind: 'prize' | 'league'
  series: string
  startDateMs: number
  endDateMs: number
  wire: Leaderboard
}

type Row = Columns<
  'leaderboards',
  | 'id'
  | 'distributor_id'
  | 'kind'
  | 'series'
  | 'start_date'
  | 'end_date'
  | 'prize_drawing_date'
  | 'prize_name'
  | 'prize_title'
  | 'prize_short_title'
  | 'point_threshold'
  | 'number_of_prizes'
  | 'image_asset_url'
  | 'image_small_asset_url'
  | 'image_icon_asset_url'
>

/** Whether a board belongs to a distributor, not to a league. */
export const holdsPrizes = ({ kind }: Board): boolean => kind === 'prize'

/** A distributor's boards of an instant, which may lie in the past. */
export async function listBoardsAt(
  distributorId: string,
  at: Date,
  client: QueryClientContract = db.connection()
): Promise<Board[]> {
  const rows = await run<Row>(
    client,
    `select * from leaderboards
     where distributor_id = ? and start_date <= ? and end_date > ? and deleted_at is null and archived_at is null
     order by end_date, id`,
    [distributorId, at.getTime(), at.getTime()]
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

/** One board by its id, of any week; null when unknown or archived. */
export async function findBoard(id: string): Promise<Board | null> {
  const [row] = await run<Row>(
    db.connection(),
    'select * from leaderboards where id = ? and deleted_at is null',
    [id]
  )
  return row ? toBoard(row) : null
}

function toBoard(row: Row): Board {
  return {
    id: row.id,
    distributorId: row.distributor_id,
    kind: row.kind,
    series: row.series,
    startDateMs: row.start_date,
    endDateMs: row.end_date,
    wire: {
      id: row.id,
      endDate: new Date(row.end_date).toISOString(),
      prizeName: row.prize_name,
      prizeTitle: row.prize_title,
      prizeShortTitle: row.prize_short_title,
      prizeDrawingDate: new Date(row.prize_drawing_date).toISOString(),
      pointThreshold: row.point_threshold,
      numberOfPrizes: row.number_of_prizes,
      imageAssetUrl: shownMedia(row.image_asset_url),
      imageSmallAssetUrl: shownMedia(row.image_small_asset_url),
      imageIconAssetUrl: shownMedia(row.image_icon_asset_url),
    },
  }
}
