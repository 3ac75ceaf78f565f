import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LEAGUES } from '@sidepick/rules/types'
import { run } from '#shared/dialect'
import { publish } from '#shared/domain_events'
import type { Standing } from '#achievements/progress_row'
import type { WalletsContract } from '#wallets/contract'

type Held = Pick<Standing, 'league'> & { user_id: string }

/**
 * Takes players back to the beginning; their rows are locked by whoever read them. Those who had left the first league get a
 * line of nothing in their history, and are told.
 */
export async function demote(
  { players, period }: { players: readonly Held[]; period: string },
  wallets: WalletsContract,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `update player_progress set plays_since_demotion = 0, league = '${LEAGUES[0]}', played_week = null,
       demotions = demotions + case when league = '${LEAGUES[0]}' then 0 else 1 end
     where user_id in (${players.map(() => '?').join(', ')})`,
    players.map((player) => player.user_id)
  )
  const fallen = players.filter(({ league }) => league !== LEAGUES[0])
  const line = {
    points: 0,
    type: 'admin_update',
    source: 'user_demotion',
    reference: period,
  } as const
  await wallets.creditAllPoints(
    fallen.map(({ user_id: userId }) => ({ userId, ...line })),
    trx
  )
  for (const { user_id: userId } of fallen) {
    await publish({ type: 'player_demoted', userId, period }, trx)
  }
}
