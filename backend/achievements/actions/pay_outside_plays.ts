import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import type { League } from '@sidepick/rules/types'
import type { Payers } from '#achievements/actions/find_payers'
import type { PointsCredit } from '#wallets/contract'

/**
 * Pays what was reached without a current play: on the boards of the distributor where the player signed up, and the
 * league's.
 */
export async function payOutsidePlays(
  { userId, league, credits }: { userId: string; league: League; credits: PointsCredit[] },
  { wallets, leaderboards, profiles }: Payers,
  trx: TransactionClientContract
): Promise<void> {
  const points = await wallets.creditAllPoints(credits, trx)
  if (points === 0) return
  const user = await profiles.find(userId, trx)
  const boardIds = await leaderboards.activeBoardIds(
    user?.distributorId ?? DEFAULT_DISTRIBUTOR_ID,
    trx
  )
  for (const { name, leaderboardId } of await leaderboards.leagueBoards(trx)) {
    if (name === league) boardIds.push(leaderboardId)
  }
  await leaderboards.addPoints({ userId, boardIds, points }, trx)
}
