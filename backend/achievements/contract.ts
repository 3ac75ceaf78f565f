import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameType, League } from '@sidepick/rules/types'
import type { PointsCredit } from '#wallets/contract'

/** A play as far as leagues and achievements ask. Plays of ad games are none of these. */
export interface PlayToCount {
  userId: string
  gameType: GameType
  /** null while nobody knows whether the pick was right, and where there is no right one. */
  correct: boolean | null
  emailVerified: boolean
  /** Of a play that pays nothing only whether it was right is counted: all else would pay. */
  unpaid: boolean
}

/** A play that was counted, and is taken back by its player. */
export interface CountedPlay extends Pick<PlayToCount, 'userId' | 'gameType'> {
  /** When it was made. */
  atMs: number
  /**
   * When the player last made a play that counts, this one aside; null for never. Asked when nobody else counts a play of
   * this player any more.
   */
  lastPlayedMs: () => Promise<number | null>
}

/** What playing leads to. Owns the tables player_progress, achievements and settled_answers. */
export abstract class AchievementsContract {
  /**
   * Counts a play in the transaction that made it. Gives back the league that the player is in now, and what the play led
   * to beyond its own points: the day's first one, a league, an achievement. The caller pays them with the play, as they
   * are given out once.
   */
  abstract countPlay(
    play: PlayToCount,
    trx: TransactionClientContract
  ): Promise<{ league: League; credits: readonly PointsCredit[] }>
  /**
   * Takes a play back that nobody has decided, in the transaction that cancels it. A league or an achievement that it led
   * to stays, with its points: they are reached once.
   */
  abstract uncountPlay(play: CountedPlay, trx: TransactionClientContract): Promise<void>
  /** The league that the player is in. */
  abstract leagueOf(userId: string, trx: TransactionClientContract): Promise<League>
}
