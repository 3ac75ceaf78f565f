import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sortAchievements } from '@sidepick/rules/achievements'
import type { Language, UserLeagues } from '@sidepick/rules/types'
import { gameDay } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { ACHIEVEMENT_RULES } from '#achievements/domain/achievement_rules'
import { markRead } from '#achievements/actions/mark_read'
import { findStanding } from '#achievements/queries/find_standing'
import { getProgress } from '#achievements/queries/get_progress'
import { toAchievement } from '#achievements/transformers/achievement'
import { toDailyStreak } from '#achievements/transformers/daily_streak'
import type { LeaderboardsContract } from '#leaderboards/contract'
import { ProgressContract, type Progress as Shown } from '#profiles/contract'

export class Progress extends ProgressContract {
  constructor(private readonly leaderboards: LeaderboardsContract) {
    super()
  }

  async leaguesOf(userId: string): Promise<UserLeagues> {
    const leagues = await this.leaderboards.leagueBoards()
    const { league } = await findStanding(userId, db.connection())
    return { leagues, currentLeague: league }
  }

  async progressOf(userId: string, language: Language): Promise<Shown> {
    const leagues = await this.leaderboards.leagueBoards()
    const { row, settled, achievements } = await getProgress(userId)
    return {
      gamePlaysSinceDemotion: row.plays_since_demotion,
      gamesDeclared: row.declared_plays + settled.declared,
      gamesCorrectAnswers: row.correct_plays + settled.correct,
      achievements: sortAchievements(
        ACHIEVEMENT_RULES.map((rule) =>
          toAchievement({ rule, row, done: achievements.get(rule.id) }, language)
        )
      ),
      dailyStreak: toDailyStreak(row, gameDay(clock.now(), game.time.zone)),
      leagues,
      currentLeague: row.league,
    }
  }

  markRead(
    userId: string,
    achievementIds: readonly string[],
    trx: TransactionClientContract
  ): Promise<void> {
    return markRead(userId, achievementIds, trx)
  }
}
