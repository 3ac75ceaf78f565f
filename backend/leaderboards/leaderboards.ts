import cache from '@adonisjs/cache/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { weekBounds } from '@sidepick/rules/week'
import { LEAGUES, type League, type UserLeague } from '@sidepick/rules/types'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { openWeek } from '#leaderboards/actions/open_week'
import { LeaderboardsContract, type NewBoard } from '#leaderboards/contract'
import {
  holdsPrizes,
  listBoardsThen,
  listRunningBoards,
} from '#leaderboards/queries/list_active_boards'
import { ownOrDefault } from '#leaderboards/queries/own_or_default'
import type { Board } from '#leaderboards/store/board_row'
import { boardsKey, forgetBoards } from '#leaderboards/store/boards_cache'

export class Leaderboards extends LeaderboardsContract {
  async activeBoardIds(distributorId: string, trx?: TransactionClientContract): Promise<string[]> {
    const boards = await ownOrDefault(distributorId, async (id) =>
      (await runningBoards(id, trx)).filter(holdsPrizes)
    )
    return boards.map((board) => board.id)
  }

  async leagueBoards(trx?: TransactionClientContract): Promise<UserLeague[]> {
    const boards = await runningBoards(DEFAULT_DISTRIBUTOR_ID, trx)
    return LEAGUES.flatMap((name) =>
      boards
        .filter(({ kind, series }) => kind === 'league' && series === name)
        .map(({ id }) => ({ name, leaderboardId: id }))
    )
  }

  async leaguePrizes(): Promise<Map<string, string>> {
    const boards = await runningBoards(DEFAULT_DISTRIBUTOR_ID)
    return new Map(
      boards
        .filter(({ kind, wire }) => kind === 'league' && wire.numberOfPrizes > 0)
        .map(({ series, wire }) => [series, wire.prizeShortTitle])
    )
  }

  async addPoints(
    { userId, boardIds, points }: { userId: string; boardIds: readonly string[]; points: number },
    trx: TransactionClientContract
  ): Promise<void> {
    if (boardIds.length === 0 || points === 0) return
    const nowMs = clock.nowMs()
    const ordered = [...boardIds].sort()
    await run(
      trx,
      `insert into leaderboard_entries (leaderboard_id, user_id, points, reached_at)
       values ${ordered.map(() => '(?, ?, ?, ?)').join(', ')}
       on conflict (leaderboard_id, user_id) do update
       set points = leaderboard_entries.points + excluded.points, reached_at = excluded.reached_at`,
      ordered.flatMap((boardId) => [boardId, userId, points, nowMs])
    )
  }

  async qualifyInstantly(
    { userId, boardIds }: { userId: string; boardIds: readonly string[] },
    trx: TransactionClientContract
  ): Promise<void> {
    if (boardIds.length === 0) return
    const ordered = [...boardIds].sort()
    await run(
      trx,
      `insert into leaderboard_entries (leaderboard_id, user_id, points, reached_at, instant_qualified)
       values ${ordered.map(() => '(?, ?, ?, ?, ?)').join(', ')}
       on conflict (leaderboard_id, user_id) do update set instant_qualified = excluded.instant_qualified`,
      ordered.flatMap((boardId) => [boardId, userId, 0, clock.nowMs(), true])
    )
  }

  async takeBackPoints(
    earned: { userId: string; distributorId: string; league: League; points: number; atMs: number },
    trx: TransactionClientContract
  ): Promise<void> {
    const { userId, distributorId, league, points, atMs } = earned
    const own = (await listBoardsThen(distributorId, atMs, trx)).filter(holdsPrizes)
    const common = await listBoardsThen(DEFAULT_DISTRIBUTOR_ID, atMs, trx)
    const counted = [
      ...(own.length > 0 ? own : common.filter(holdsPrizes)),
      ...common.filter(({ kind, series }) => kind === 'league' && series === league),
    ]
    const nowMs = clock.nowMs()
    const boards = counted.filter(({ endDateMs }) => nowMs < endDateMs)
    if (boards.length === 0 || points === 0) return
    // Points of before a board kept its entries may be missing: no entry falls below zero.
    await run(
      trx,
      `update leaderboard_entries set points = case when points > ? then points - ? else 0 end
       where user_id = ? and leaderboard_id in (${boards.map(() => '?').join(', ')})`,
      [points, points, userId, ...boards.map(({ id }) => id)]
    )
  }

  async openSeries(board: NewBoard): Promise<void> {
    const [known] = await run(
      db.connection(),
      'select id from leaderboards where distributor_id = ? and series = ? limit 1',
      [board.distributorId, board.series]
    )
    if (known) return
    await openWeek(board, clock.now())
    await forgetBoards(board.distributorId)
  }
}

/** From memory, unless the week has ended since: a play must not find only boards of last week. */
async function runningBoards(
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
