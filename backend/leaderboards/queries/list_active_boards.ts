import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Leaderboard } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { newId } from '#shared/ids'
import { openWeek } from '#leaderboards/actions/open_week'

export interface Board {
  id: string
  distributorId: string
  kind: 'prize' | 'league'
  series: string
  startDateMs: number
  endDateMs: number
  wire: Leaderboard
}

interface Row {
  id: string
  distributor_id: string
  kind: 'prize' | 'league'
  series: string
  start_date: number
  end_date: number
  prize_drawing_date: number
  prize_name: string
  prize_title: string
  prize_short_title: string
  point_threshold: number
  number_of_prizes: number
  image_asset_url: string | null
  image_small_asset_url: string | null
  image_icon_asset_url: string | null
}

/** Whether a board is one that a distributor runs; a league's is for those in it. */
export const holdsPrizes = ({ kind }: Board): boolean => kind === 'prize'

/** A distributor's boards that run at an instant, past ones included. */
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
 * A distributor's boards that run now. A weekly series without one goes on with a clone of its last, so that no play
 * falls between two weeks because a job was late.
 */
export async function listRunningBoards(
  distributorId: string,
  client: QueryClientContract = db.connection()
): Promise<Board[]> {
  const now = clock.now()
  const running = await listBoardsAt(distributorId, now, client)
  const runs = new Set(running.map((board) => board.series))
  const lapsed = (await latestOfEachSeries(distributorId, now, client)).filter(
    (row) => !runs.has(row.series)
  )
  if (lapsed.length === 0) return running
  for (const row of lapsed) await openWeek({ ...toNewBoard(row), id: newId() }, now, client)
  return listBoardsAt(distributorId, now, client)
}

/** One board by its id, whatever week it is of; null when unknown or archived away. */
export async function findBoard(id: string): Promise<Board | null> {
  const [row] = await run<Row>(
    db.connection(),
    'select * from leaderboards where id = ? and deleted_at is null',
    [id]
  )
  return row ? toBoard(row) : null
}

/** The last board of each series that has begun: what the next one is cloned from. */
function latestOfEachSeries(
  distributorId: string,
  now: Date,
  client: QueryClientContract
): Promise<Row[]> {
  return run<Row>(
    client,
    `select * from leaderboards l
     where distributor_id = ? and deleted_at is null and archived_at is null
       and start_date = (select max(start_date) from leaderboards s
                         where s.distributor_id = l.distributor_id and s.series = l.series
                           and s.start_date <= ? and s.deleted_at is null and s.archived_at is null)`,
    [distributorId, now.getTime()]
  )
}

function toNewBoard(row: Row) {
  return {
    kind: row.kind,
    distributorId: row.distributor_id,
    series: row.series,
    prizeName: row.prize_name,
    prizeTitle: row.prize_title,
    prizeShortTitle: row.prize_short_title,
    pointThreshold: row.point_threshold,
    numberOfPrizes: row.number_of_prizes,
  }
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
      imageAssetUrl: row.image_asset_url,
      imageSmallAssetUrl: row.image_small_asset_url,
      imageIconAssetUrl: row.image_icon_asset_url,
    },
  }
}
