import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What the players race for. Owns the tables leaderboards and leaderboard_entries. */
export abstract class LeaderboardsContract {
  /**
   * Adds points to the player's entry on every active board of the distributor, or of `default` when it runs none.
   * Gives back the ids of those boards.
   */
  abstract addPoints(
    credit: { userId: string; distributorId: string; points: number },
    trx: TransactionClientContract
  ): Promise<string[]>
}
