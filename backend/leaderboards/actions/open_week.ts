import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { weekBounds } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { NewBoard } from '#leaderboards/contract'

/** Opens a series' board for the week of an instant; the unique key prevents a second one. */
export async function openWeek(
  board: NewBoard,
  at: Date,
  client: QueryClientContract = db.connection()
): Promise<void> {
  const { start, end } = weekBounds(at, game.time.zone)
  await run(
    client,
    `insert into leaderboards (id, distributor_id, series, start_date, end_date, prize_drawing_date, prize_name,
       prize_title, prize_short_title, point_threshold, number_of_prizes, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (distributor_id, series, start_date) do nothing`,
    [
      board.id,
      board.distributorId,
      board.series,
      start.getTime(),
      end.getTime(),
      end.getTime() + game.time.drawingDelayMs,
      board.prizeName,
      board.prizeTitle,
      board.prizeShortTitle,
      board.pointThreshold,
      board.numberOfPrizes,
      clock.nowMs(),
    ]
  )
}
