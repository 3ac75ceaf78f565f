import db from '@adonisjs/lucid/services/db'
import type { Leaderboard } from '@sidepick/rules/types'
import { run } from '#shared/dialect'
import { newId } from '#shared/ids'
import { openWeek } from '#leaderboards/actions/open_week'

export interface Board {
  id: string
  distributorId: string
  series: string
  startDateMs: number
  endDateMs: number
  wire: Leaderboard
}

interface Row {
  id: string
  distributor_id: string
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

/**
 * A distributor's boards that run at an instant. A weekly series whose last board has ended goes on with a clone for
 * the current week, so that no play falls between two weeks because a job was late.
 */
export async function listActiveBoards(distributorId: string, at: Date): Promise<Board[]> {
  const latest = await latestOfEachSeries(distributorId)
  const lapsed = latest.filter((row) => row.end_date <= at.getTime())
  for (const row of lapsed) await openWeek({ ...toNewBoard(row), id: newId() }, at)
  const boards = lapsed.length > 0 ? await latestOfEachSeries(distributorId) : latest
  return boards
    .filter((row) => row.start_date <= at.getTime() && at.getTime() < row.end_date)
    .map(toBoard)
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

function latestOfEachSeries(distributorId: string): Promise<Row[]> {
  return run<Row>(
    db.connection(),
    `select * from leaderboards l
     where distributor_id = ? and deleted_at is null and archived_at is null
       and start_date = (select max(start_date) from leaderboards s
                         where s.distributor_id = l.distributor_id and s.series = l.series
                           and s.deleted_at is null and s.archived_at is null)
     order by end_date, id`,
    [distributorId]
  )
}

function toNewBoard(row: Row) {
  return {
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
