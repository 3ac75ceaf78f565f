import type { League, UserLeague } from '@sidepick/rules/types'
import type { LeaderboardsContract } from '#leaderboards/contract'

/** What points may count on: the boards of where a play came from, and the leagues'. */
export interface Boards {
  boardIds: readonly string[]
  leagues: readonly UserLeague[]
}

/** From memory; asked before the transaction, which must not wait for a read outside itself. */
export async function findBoards(
  distributorId: string,
  leaderboards: LeaderboardsContract
): Promise<Boards> {
  const boardIds = await leaderboards.activeBoardIds(distributorId)
  return { boardIds, leagues: await leaderboards.leagueBoards() }
}

/** The boards that a player of this league gets points on; of no league, where a play does not count in any. */
export function boardsIn({ boardIds, leagues }: Boards, league: League | null): string[] {
  const own = leagues.filter(({ name }) => name === league)
  return [...boardIds, ...own.map(({ leaderboardId }) => leaderboardId)]
}
