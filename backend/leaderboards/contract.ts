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

/** Weekly leaderboards. Owns the tables leaderboards and leaderboard_entries. */
export abstract class LeaderboardsContract {
  /**
   * Boards that points of this distributor count on now: its own, or those of `default` when it has none; without the
   * leagues'. Served from memory: call it before the transaction begins, or pass the transaction.
   */
  abstract activeBoardIds(distributorId: string, trx?: TransactionClientContract): Promise<string[]>
  /** The leagues' boards of this week, in the leagues' order; also from memory. */
  abstract leagueBoards(trx?: TransactionClientContract): Promise<UserLeague[]>
  /** The prize of each league this week, in few words; leagues without one are left out. From memory. */
  abstract leaguePrizes(): Promise<Map<string, string>>
  /** Adds points to the player's entry on each of these boards. */
  abstract addPoints(
    credit: { userId: string; boardIds: readonly string[]; points: number },
    trx: TransactionClientContract
  ): Promise<void>
  /** Qualifies the player for the drawing of each of these boards, whatever the points. */
  abstract qualifyInstantly(
    player: { userId: string; boardIds: readonly string[] },
    trx: TransactionClientContract
  ): Promise<void>
  /**
   * Subtracts points from the boards on which they counted, the league's included. A board of a past week stays
   * unchanged, because its prizes are drawn from it.
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
  /** Starts a weekly series with a board for this week; a running series is left unchanged. */
  abstract openSeries(board: NewBoard): Promise<void>
}

/** Who still meets the conditions of a board's drawing. */
export abstract class DrawingConditionsContract {
  /** Those of these players who lost what a winner must keep: an open account, the age, the country. */
  abstract listLost(boardId: string, userIds: readonly string[]): Promise<Set<string>>
}

export interface PrizeHolder {
  boardId: string
  userId: string
  initialsOnly: boolean
}

/** Who has a board's prizes after its drawing. The module that hands them out binds it. */
export abstract class PrizeHoldersContract {
  /** By board, in the order of each drawing. */
  abstract listOf(boardIds: readonly string[]): Promise<PrizeHolder[]>
}
