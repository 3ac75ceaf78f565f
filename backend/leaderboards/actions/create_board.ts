import { weekBounds } from '@sidepick/rules/week'
import { game } from '#config/game'
import type { Actor } from '#shared/actor'
import { clock } from '#shared/clock'
import { transact } from '#shared/database/transact'
import { newId } from '#shared/ids'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { openWeek, type BoardExtras } from '#leaderboards/actions/open_week'
import type { NewBoard } from '#leaderboards/contract'
import { forgetBoards } from '#leaderboards/store/boards_cache'

export interface BoardDetails extends Omit<NewBoard, 'id'>, Partial<BoardExtras> {
  /** An instant of the board's week, in epoch milliseconds; now when left out. */
  weekMs?: number
}

type Outcome = Result<
  string,
  { type: 'week_over' } | { type: 'drawn_too_early' } | { type: 'exists' }
>

/** Makes a distributor's board for one week; the weeks after it are copies. Returns its id. */
export async function createBoard(details: BoardDetails, actor: Actor): Promise<Outcome> {
  const { weekMs = clock.nowMs(), ...board } = details
  const at = new Date(weekMs)
  const endMs = weekBounds(at, game.time.zone).end.getTime()
  if (endMs <= clock.nowMs()) return failure({ type: 'week_over' })
  if ((board.prizeDrawingDateMs ?? endMs) < endMs) return failure({ type: 'drawn_too_early' })
  const id = newId()
  const outcome = await transact(async (trx): Promise<Outcome> => {
    if (!(await openWeek({ ...board, id }, at, trx))) return failure({ type: 'exists' })
    const line = { action: 'leaderboard.created', target: { type: 'leaderboard', id } } as const
    await audit({ ...actor, ...line, before: null, after: { ...board, endMs } }, trx)
    return success(id)
  })
  await forgetBoards(board.distributorId)
  return outcome
}
