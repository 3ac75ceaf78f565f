import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { League, UserLeague } from '@sidepick/rules/types'

export interface NewBoard {
  id: string
  distributorId: string
  series: string
  prizeName: string
  prizeTitle: string
  prizeShortTitle: string
  pointThreshold: number
  numberOfPrizes: number
}

/** What the players race for. Owns the tables leaderboards and leaderboard_entries. */
export abstract class LeaderboardsContract {
  /**
   * Boards that points of this distributor count on now: its own, or those of `default` when it runs none; the leagues'
   * are not among them. Served from memory, so ask before the transaction begins, or name the one you are in.
   */
  abstract activeBoardIds(distributorId: string, trx?: TransactionClientContract): Promise<string[]>
  /** The leagues' boards of this week, in the leagues' order; from memory as well. */
  abstract leagueBoards(trx?: TransactionClientContract): Promise<UserLeague[]>
  /** What can be won in a league this week, in few words; a league without prizes is left out. From memory. */
  abstract leaguePrizes(): Promise<Map<string, string>>
  /** Adds points to the player's entry on each of these boards. */
  abstract addPoints(
    credit: { userId: string; boardIds: readonly string[]; points: number },
    trx: TransactionClientContract
  ): Promise<void>
  /** Lets the player into the drawing of each of these boards, whatever the points. */
  abstract qualifyInstantly(
    player: { userId: string; boardIds: readonly string[] },
    trx: TransactionClientContract
  ): Promise<void>
  /**
   * Takes points back from the boards that they counted on when they were earned, the league's included. A board whose
   * week is over stays as it was: its prizes are drawn from it.
   */
  abstract takeBackPoints(
    earned: {
      userId: string
      distributorId: string
      league: League
      points: number
      atMs: number
    },
    trx: TransactionClientContract
  ): Promise<void>
  /** Opens a weekly series with a board for this week; a series that runs already stays as it is. */
  abstract openSeries(board: NewBoard): Promise<void>
}
