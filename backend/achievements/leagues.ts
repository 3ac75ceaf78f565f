import db from '@adonisjs/lucid/services/db'
import type { UserLeagues } from '@sidepick/rules/types'
import { findStanding } from '#achievements/queries/find_standing'
import type { LeaderboardsContract } from '#leaderboards/contract'
import { LeaguesContract } from '#profiles/contract'

export class Leagues extends LeaguesContract {
  constructor(private readonly leaderboards: LeaderboardsContract) {
    super()
  }

  async leaguesOf(userId: string): Promise<UserLeagues> {
    const leagues = await this.leaderboards.leagueBoards()
    const { league } = await findStanding(userId, db.connection())
    return { leagues, currentLeague: league }
  }
}
