import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { weekBounds } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { newId } from '#shared/ids'
import { newCommitment } from '#leaderboards/store/seeds'

/**
 * Opens a board for the week of an instant in every series without one: a copy of the series' last board. A job calls
 * it ahead of the week, a read calls it when the job was late. The unique key lets only one caller insert.
 *
 * @param distributorId only this distributor's series; all by default
 * @returns the number of new boards
 */
export async function continueSeries(
  at: Date,
  distributorId?: string,
  client: QueryClientContract = db.connection()
): Promise<number> {
  const lapsed = await lastBoards(at, distributorId, client)
  for (const last of lapsed) await cloneBoard(last, at, client)
  return lapsed.length
}

type LastBoard = Columns<'leaderboards', 'id' | 'end_date' | 'prize_drawing_date'>

/**
 * The last board of each series without one at an instant. An archived or deleted board counts as its week's board, so
 * its week stays empty.
 */
function lastBoards(at: Date, distributorId: string | undefined, client: QueryClientContract) {
  const { start } = weekBounds(at, game.time.zone)
  return run<LastBoard>(
    client,
    `select id, end_date, prize_drawing_date from leaderboards l
     where deleted_at is null and archived_at is null ${distributorId === undefined ? '' : 'and distributor_id = ?'}
       and start_date = (select max(start_date) from leaderboards s
                         where s.distributor_id = l.distributor_id and s.series = l.series
                           and s.start_date <= ? and s.deleted_at is null and s.archived_at is null)
       and not exists (select 1 from leaderboards n
                       where n.distributor_id = l.distributor_id and n.series = l.series
                         and (n.start_date = ? or (n.start_date <= ? and n.end_date > ?)))`,
    [
      ...(distributorId === undefined ? [] : [distributorId]),
      at.getTime(),
      start.getTime(),
      at.getTime(),
      at.getTime(),
    ]
  )
}

/** Copies the settings of a board, with its pictures and the delay of its drawing. */
async function cloneBoard(last: LastBoard, at: Date, client: QueryClientContract): Promise<void> {
  const { start, end } = weekBounds(at, game.time.zone)
  const nextId = newId()
  const drawingMs = end.getTime() + (last.prize_drawing_date - last.end_date)
  const committed = await newCommitment(nextId, drawingMs)
  await run(
    client,
    `insert into leaderboards (id, kind, distributor_id, series, start_date, end_date, prize_drawing_date, prize_name,
       prize_title, prize_short_title, point_threshold, number_of_prizes, image_asset_url, image_small_asset_url,
       image_icon_asset_url, created_at, commitment, sealed_seed, beacon_chain, beacon_round)
     select ?, kind, distributor_id, series, ?, ?, ?, prize_name,
       prize_title, prize_short_title, point_threshold, number_of_prizes, image_asset_url, image_small_asset_url,
       image_icon_asset_url, ?, ?, ?, ?, ?
     from leaderboards where id = ?
     on conflict (distributor_id, series, start_date) do nothing`,
    [
      ...[nextId, start.getTime(), end.getTime(), drawingMs, clock.nowMs()],
      ...[committed.commitment, committed.sealed_seed],
      ...[committed.beacon_chain, committed.beacon_round, last.id],
    ]
  )
}
