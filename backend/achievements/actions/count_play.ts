import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { League } from '@sidepick/rules/types'
import { game } from '#config/game'
import { rulesMet } from '#achievements/achievement_rules'
import { fulfill } from '#achievements/actions/fulfill'
import { promote } from '#achievements/actions/promote'
import { writeAnswer, writeProgress } from '#achievements/actions/write_progress'
import type { PlayToCount } from '#achievements/contract'
import type { PointsCredit } from '#wallets/contract'

/** One statement for most plays; more only for the one that reaches a league or an achievement. */
export async function countPlay(
  play: PlayToCount,
  trx: TransactionClientContract
): Promise<{ league: League; credits: readonly PointsCredit[] }> {
  if (play.unpaid) return { league: (await writeAnswer(play, trx)).league, credits: [] }
  const { userId, emailVerified } = play
  const { row, day } = await writeProgress(play, trx)
  const credits = row.streak_plays === 1 ? [dayCredit(userId, day, row.streak_days)] : []
  credits.push(...(await fulfill(userId, rulesMet(row, play), trx)))
  const standing = emailVerified ? await promote({ userId, ...row }, trx) : null
  if (standing) credits.push(...standing.credits)
  return { league: standing?.league ?? row.league, credits }
}

/** For the first play of a game day. */
const dayCredit = (userId: string, day: string, days: number): PointsCredit => ({
  userId,
  points: days * game.dailyStreak.pointsPerDay,
  type: 'game_played',
  source: 'leaderboard_points',
  reference: `streak:${userId}:${day}`,
})
