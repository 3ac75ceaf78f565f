import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Currency = 'free' | 'white' | 'black' | 'gray' | 'coin' | 'pending_coin' | 'point'

export type PointSource =
  | 'cuts'
  | 'game_outcome'
  | 'game_played'
  | 'leaderboard_points'
  | 'user_demotion'
  | 'user_promotion'
  | 'user_achievement'

export interface PointsCredit {
  userId: string
  /** Points, at least 1. */
  points: number
  type: 'game_played' | 'game_outcome' | 'admin_update'
  source: PointSource
  /** What the points are for: with source and user it is the natural key, so the same event never pays twice. */
  reference: string
}

/** What it is worth. Owns the ledger, and alone writes postings. */
export abstract class WalletsContract {
  /** Posts points to a player; false when this event has already paid. */
  abstract creditPoints(credit: PointsCredit, trx: TransactionClientContract): Promise<boolean>
  /**
   * A free play costs nothing, and keeps a line in the history all the same; its points, if any, go with it. Called in
   * the transaction that made the play, so that it is new.
   */
  abstract recordFreePlay(
    play: { playId: string; userId: string; points: number },
    trx: TransactionClientContract
  ): Promise<void>
}
