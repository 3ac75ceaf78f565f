import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { leagueAt, leaguesBetween } from '@sidepick/rules/leagues'
import type { League } from '@sidepick/rules/types'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import { publish } from '#shared/delivery/domain_events'
import type { Standing } from '#achievements/store/progress_row'
import type { PointsCredit } from '#wallets/contract'

/**
 * Promotes a player to the league that the counted plays lead to, and returns what each league pays. The statement that
 * read the row locked it, so a league is reached once; its points also have a natural key.
 */
export async function promote(
  { userId, league, demotions, plays_since_demotion: plays }: Standing & { userId: string },
  trx: TransactionClientContract
): Promise<{ league: League; credits: PointsCredit[] }> {
  const reached = leaguesBetween(league, leagueAt(game.leagues, plays))
  const highest = reached.at(-1)
  if (highest === undefined) return { league, credits: [] }
  await run(trx, 'update player_progress set league = ? where user_id = ?', [highest, userId])
  const credits: PointsCredit[] = []
  for (const level of reached) {
    const points = game.leagues.find(({ id }) => id === level)!.promotionPoints
    credits.push({
      ...{ userId, points, type: 'game_played', source: 'user_promotion' },
      reference: `${level}:${demotions}`,
    })
    await publish({ type: 'player_promoted', userId, level, points, demotions }, trx)
  }
  return { league: highest, credits }
}
