import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { openWeek } from '#leaderboards/actions/open_week'
import type { NewBoard } from '#leaderboards/contract'
import { forgetBoards } from '#leaderboards/store/boards_cache'

/** Starts a weekly series with a board for this week; a running series is left unchanged. */
export async function openSeries(board: NewBoard): Promise<void> {
  const [known] = await run(
    db.connection(),
    'select id from leaderboards where distributor_id = ? and series = ? limit 1',
    [board.distributorId, board.series]
  )
  if (known) return
  await openWeek(board, clock.now())
  await forgetBoards(board.distributorId)
}
