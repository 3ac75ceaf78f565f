import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import type { LeaderboardsContract } from '#leaderboards/contract'
import type { WalletsContract } from '#wallets/contract'

/** Pays a new account its bonus, on the ledger and on these boards, only once. */
export async function paySignUpBonus(
  { userId, boardIds }: { userId: string; boardIds: readonly string[] },
  { wallets, leaderboards }: { wallets: WalletsContract; leaderboards: LeaderboardsContract },
  trx: TransactionClientContract
): Promise<void> {
  const points = game.points.signUpBonus
  const bonus = { type: 'admin_update', source: 'leaderboard_points', reference: 'signup' } as const
  const paid = await wallets.creditPoints({ userId, points, ...bonus }, trx)
  if (paid) await leaderboards.addPoints({ userId, boardIds, points }, trx)
}
