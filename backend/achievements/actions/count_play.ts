import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { League } from '@sidepick/rules/types'
import { gameDay } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { rulesMet } from '#achievements/domain/achievement_rules'
import { demote, endedWeek } from '#achievements/actions/demote'
import { fulfill } from '#achievements/actions/fulfill'
import { promote } from '#achievements/actions/promote'
import { writeAnswer, writeProgress } from '#achievements/actions/write_progress'
import type { PlayToCount } from '#achievements/contract'
import type { Standing } from '#achievements/store/progress_row'
import { findStanding } from '#achievements/queries/find_standing'
import type { PointsCredit } from '#wallets/contract'

/** One statement for most plays; more only for the one that reaches a league or an achievement. */
export async function countPlay(
  play: PlayToCount,
  trx: TransactionClientContract
): Promise<{ league: League; credits: readonly PointsCredit[] }> {
  const { userId, emailVerified, unpaid } = play
  const day = gameDay(clock.now(), game.time.zone)
  if (unpaid) {
    const { row, credits } = await afterIdleWeek(userId, () => writeAnswer(play, day, trx), trx)
    return { league: row.league, credits }
  }
  const { row, credits } = await afterIdleWeek(userId, () => writeProgress(play, day, trx), trx)
  if (row.streak_plays === 1) credits.push(dayCredit(userId, day, row.streak_days))
  credits.push(...(await fulfill(userId, rulesMet(row, play), trx)))
  const standing = emailVerified ? await promote({ userId, ...row }, trx) : null
  if (standing) credits.push(...standing.credits)
  return { league: standing?.league ?? row.league, credits }
}

/** Writes the progress. If the player was idle, demotes the player first and writes again. */
async function afterIdleWeek<Row extends Standing>(
  userId: string,
  write: () => Promise<Row | null>,
  trx: TransactionClientContract
): Promise<{ row: Row; credits: PointsCredit[] }> {
  const row = await write()
  if (row) return { row, credits: [] }
  const { league } = await findStanding(userId, trx)
  const players = [{ user_id: userId, league }]
  const credits = await demote({ players, ...endedWeek() }, trx)
  return { row: (await write())!, credits }
}

/** For the first play of a game day. */
const dayCredit = (userId: string, day: string, days: number): PointsCredit => ({
  userId,
  points: days * game.dailyStreak.pointsPerDay,
  type: 'game_played',
  source: 'leaderboard_points',
  reference: `streak:${userId}:${day}`,
})
