import cache from '@adonisjs/cache/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { weekBounds } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { listRunningBoards } from '#leaderboards/queries/list_active_boards'
import type { Board } from '#leaderboards/store/board_row'
import { boardsKey, forgetBoards } from '#leaderboards/store/boards_cache'

/** From memory, unless the week has ended since: a play must not find only boards of last week. */
export async function runningBoards(
  distributorId: string,
  trx?: TransactionClientContract
): Promise<Board[]> {
  if (trx) return listRunningBoards(distributorId, trx)
  const known = await cachedBoards(distributorId)
  const nowMs = clock.nowMs()
  // A week without a board ends too: its archived board may have a successor.
  const spans = [known.week, ...known.boards]
  if (spans.every(({ startDateMs, endDateMs }) => startDateMs <= nowMs && nowMs < endDateMs)) {
    return known.boards
  }
  await forgetBoards(distributorId)
  return (await cachedBoards(distributorId)).boards
}

function cachedBoards(
  distributorId: string
): Promise<{ week: Pick<Board, 'startDateMs' | 'endDateMs'>; boards: Board[] }> {
  return cache.getOrSet({
    key: boardsKey(distributorId),
    ttl: game.cacheMs.leaderboard,
    factory: async () => {
      const { start, end } = weekBounds(clock.now(), game.time.zone)
      const week = { startDateMs: start.getTime(), endDateMs: end.getTime() }
      return { week, boards: await listRunningBoards(distributorId) }
    },
  })
}
