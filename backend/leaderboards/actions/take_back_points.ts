import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import type { League } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { holdsPrizes, listBoardsThen } from '#leaderboards/queries/list_active_boards'
import type { Board } from '#leaderboards/store/board_row'

interface Earned {
  userId: string
  distributorId: string
  /** The player's league when they were earned. */
  league: League
  points: number
  atMs: number
}

/** Subtracts points from the boards on which they counted, unless their week is over. */
export async function takeBackPoints(
  earned: Earned,
  trx: TransactionClientContract
): Promise<void> {
  const { userId, points } = earned
  const nowMs = clock.nowMs()
  const boards = (await countedOn(earned, trx)).filter(({ endDateMs }) => nowMs < endDateMs)
  if (boards.length === 0 || points === 0) return
  // Points of before a board kept its entries may be missing: no entry falls below zero.
  await run(
    trx,
    `update leaderboard_entries set points = case when points > ? then points - ? else 0 end
     where user_id = ? and leaderboard_id in (${boards.map(() => '?').join(', ')})`,
    [points, points, userId, ...boards.map(({ id }) => id)]
  )
}

/** The boards of then: the distributor's own, or those of `default` when it had none, and the league's. */
async function countedOn(
  { distributorId, league, atMs }: Earned,
  trx: TransactionClientContract
): Promise<Board[]> {
  const own = (await listBoardsThen(distributorId, atMs, trx)).filter(holdsPrizes)
  const common = await listBoardsThen(DEFAULT_DISTRIBUTOR_ID, atMs, trx)
  return [
    ...(own.length > 0 ? own : common.filter(holdsPrizes)),
    ...common.filter(({ kind, series }) => kind === 'league' && series === league),
  ]
}
