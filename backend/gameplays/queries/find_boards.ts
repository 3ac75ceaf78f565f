import type { League, UserLeague } from '@sidepick/rules/types'
import type { LeaderboardsContract } from '#leaderboards/contract'

/** The boards that points may count on: the distributor's and the leagues'. */
export interface Boards {
  boardIds: readonly string[]
  leagues: readonly UserLeague[]
}

/** From memory; called before the transaction, which must not wait for another connection. */
export async function findBoards(
  distributorId: string,
  leaderboards: LeaderboardsContract
): Promise<Boards> {
  const boardIds = await leaderboards.activeBoardIds(distributorId)
  return { boardIds, leagues: await leaderboards.leagueBoards() }
}

/** The boards for a player of this league; without a league's where the play does not count in one. */
export function boardsIn({ boardIds, leagues }: Boards, league: League | null): string[] {
  const own = leagues.filter(({ name }) => name === league)
  return [...boardIds, ...own.map(({ leaderboardId }) => leaderboardId)]
}
