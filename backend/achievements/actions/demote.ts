import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LEAGUES } from '@sidepick/rules/types'
import { daysFrom, gameDay, mondayOf, weekBounds } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { publish } from '#shared/delivery/domain_events'
import type { Standing } from '#achievements/store/progress_row'
import type { PointsCredit, WalletsContract } from '#wallets/contract'

/** The Monday of the last week that ended before a game day. */
export const lastWholeWeek = (day: string): string => daysFrom(mondayOf(day), -7)

/** That week, and its end. */
export function endedWeek(): Pick<Demotion, 'period' | 'atMs'> {
  const { start } = weekBounds(clock.now(), game.time.zone)
  return { period: lastWholeWeek(gameDay(start, game.time.zone)), atMs: start.getTime() }
}

type Held = Pick<Standing, 'league'> & { user_id: string }

interface Demotion {
  players: readonly Held[]
  period: string
  /** When counting starts again: the end of a week without a play. */
  atMs: number
}

/**
 * Demotes players to the first league; the caller has locked their rows. Emits `player_demoted` for those who had left
 * the first league, and returns a ledger line of zero points for their history, which the caller posts.
 */
export async function demote(
  { players, period, atMs }: Demotion,
  trx: TransactionClientContract
): Promise<PointsCredit[]> {
  await run(
    trx,
    `update player_progress set plays_since_demotion = 0, league = '${LEAGUES[0]}', played_week = null,
       demoted_at = ?, demotions = demotions + case when league = '${LEAGUES[0]}' then 0 else 1 end
     where user_id in (${players.map(() => '?').join(', ')})`,
    [atMs, ...players.map((player) => player.user_id)]
  )
  const fallen = players.filter(({ league }) => league !== LEAGUES[0])
  for (const { user_id: userId } of fallen) {
    await publish({ type: 'player_demoted', userId, period }, trx)
  }
  const line = { type: 'admin_update', source: 'user_demotion', reference: period } as const
  return fallen.map(({ user_id: userId }) => ({ userId, points: 0, ...line }))
}

/** The same where there is no play that could post the line. */
export async function demoteOutsidePlays(
  demotion: Demotion,
  wallets: WalletsContract,
  trx: TransactionClientContract
): Promise<void> {
  await wallets.creditAllPoints(await demote(demotion, trx), trx)
}
