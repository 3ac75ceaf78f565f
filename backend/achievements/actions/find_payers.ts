import app from '@adonisjs/core/services/app'
import { LeaderboardsContract } from '#leaderboards/contract'
import { ProfilesContract } from '#profiles/contract'
import { WalletsContract } from '#wallets/contract'

/** Who is asked to pay what no play pays. */
export interface Payers {
  wallets: WalletsContract
  leaderboards: LeaderboardsContract
  profiles: ProfilesContract
}

/** For listeners, which are functions and given nothing. */
export async function findPayers(): Promise<Payers> {
  return {
    wallets: await app.container.make(WalletsContract),
    leaderboards: await app.container.make(LeaderboardsContract),
    profiles: await app.container.make(ProfilesContract),
  }
}
