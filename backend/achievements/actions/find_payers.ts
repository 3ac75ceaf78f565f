import app from '@adonisjs/core/services/app'
import { LeaderboardsContract } from '#leaderboards/contract'
import { ProfilesContract } from '#profiles/contract'
import { WalletsContract } from '#wallets/contract'

/** The contracts that pay what no play pays. */
export interface Payers {
  wallets: WalletsContract
  leaderboards: LeaderboardsContract
  profiles: ProfilesContract
}

/** For listeners, which are functions without injected contracts. */
export async function findPayers(): Promise<Payers> {
  return {
    wallets: await app.container.make(WalletsContract),
    leaderboards: await app.container.make(LeaderboardsContract),
    profiles: await app.container.make(ProfilesContract),
  }
}
