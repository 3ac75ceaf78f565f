import { LEAGUES, type UserLeagues } from '@sidepick/rules/types'
import { LeaguesContract } from '#profiles/contract'
import { DEFAULT_DISTRIBUTOR, runningBoards } from '#leaderboards/boards'

/** A league's board is the one whose series bears its name. Everybody plays in the first league until there are promotions. */
export class Leagues extends LeaguesContract {
  async leaguesOf(): Promise<UserLeagues> {
    const boards = await runningBoards(DEFAULT_DISTRIBUTOR)
    const leagues = LEAGUES.flatMap((name) =>
      boards.filter(({ series }) => series === name).map(({ id }) => ({ name, leaderboardId: id }))
    )
    return { leagues, currentLeague: LEAGUES[0] }
  }
}
