import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { weekBounds } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { NewBoard } from '#leaderboards/contract'
import { newCommitment } from '#leaderboards/store/seeds'

/** What a board may have besides. */
export interface BoardExtras {
  imageAssetUrl: string | null
  imageSmallAssetUrl: string | null
  imageIconAssetUrl: string | null
  /** Epoch milliseconds. */
  prizeDrawingDateMs: number
}

/**
 * Opens a series' board for the week of an instant; the unique key prevents a second one. Returns whether there was
 * none.
 */
export async function openWeek(
  board: NewBoard & Partial<BoardExtras>,
  at: Date,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const { start, end } = weekBounds(at, game.time.zone)
  const drawingMs = board.prizeDrawingDateMs ?? end.getTime() + game.time.drawingDelayMs
  const committed = await newCommitment(board.id, drawingMs)
  const opened = await run(
    client,
    `insert into leaderboards (id, distributor_id, series, start_date, end_date, prize_drawing_date, prize_name,
       prize_title, prize_short_title, point_threshold, number_of_prizes, image_asset_url, image_small_asset_url,
       image_icon_asset_url, created_at, commitment, sealed_seed, beacon_chain, beacon_round)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (distributor_id, series, start_date) do nothing
     returning id`,
    [
      board.id,
      board.distributorId,
      board.series,
      start.getTime(),
      end.getTime(),
      drawingMs,
      board.prizeName,
      board.prizeTitle,
      board.prizeShortTitle,
      board.pointThreshold,
      board.numberOfPrizes,
      board.imageAssetUrl ?? null,
      board.imageSmallAssetUrl ?? null,
      board.imageIconAssetUrl ?? null,
      clock.nowMs(),
      committed.commitment,
      committed.sealed_seed,
      committed.beacon_chain,
      committed.beacon_round,
    ]
  )
  return opened.length > 0
}
