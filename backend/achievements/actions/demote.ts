import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LEAGUES } from '@sidepick/rules/types'
import { daysFrom, gameDay, mondayOf, weekBounds } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { publish } from '#shared/delivery/domain_events'
import type { Standing } from '#achievements/store/progress_row'
import type { PointsCredit, WalletsContract } from '#wallets/contract'

/** The Monday of the week that was over before a game day began. */
export const lastWholeWeek = (day: string): string => daysFrom(mondayOf(day), -7)

/** That week, and when it was over. */
export function endedWeek(): Pick<Demotion, 'period' | 'atMs'> {
  const { start } = weekBounds(clock.now(), game.time.zone)
  return { period: lastWholeWeek(gameDay(start, game.time.zone)), atMs: start.getTime() }
}

type Held = Pick<Standing, 'league'> & { user_id: string }

interface Demotion {
  players: readonly Held[]
  period: string
  /** From when on plays are counted anew: the end of a week without one. */
  atMs: number
}

/**
 * Takes players back to the beginning; their rows are locked by whoever read them. Those who had left the first league are
 * told, and get a line of nothing in their history, which is given back: the caller posts it.
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

/** The same where no play is that could post it. */
export async function demoteOutsidePlays(
  demotion: Demotion,
  wallets: WalletsContract,
  trx: TransactionClientContract
): Promise<void> {
  await wallets.creditAllPoints(await demote(demotion, trx), trx)
}
