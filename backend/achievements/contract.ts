import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameType, League } from '@sidepick/rules/types'
import type { PointsCredit, PointsEvent } from '#wallets/contract'

/** What leagues and achievements need of a play. Plays of ad games are not counted. */
export interface PlayToCount {
  userId: string
  gameType: GameType
  /** null while the result is open, and where there is no right pick. */
  correct: boolean | null
  emailVerified: boolean
  /** For a play that pays nothing, only whether it was right is counted, because every other count can pay. */
  unpaid: boolean
}

/** A play that was counted, and is taken back by its player. */
export interface CountedPlay extends Pick<PlayToCount, 'userId' | 'gameType'> {
  /** When it was made. */
  atMs: number
  /**
   * When the player last made a counting play, except this one; null for never. Read only while this player's plays are
   * locked.
   */
  lastPlayedMs: () => Promise<number | null>
}

/** Leagues, achievements and streaks. Owns the tables player_progress, achievements and settled_answers. */
export abstract class AchievementsContract {
  /**
   * Counts a play in its transaction. Returns the player's league, and what the play reached besides its own points:
   * the first play of the day, a league, an achievement. The caller must pay them with the play: they are returned only
   * once.
   */
  abstract countPlay(
    play: PlayToCount,
    trx: TransactionClientContract
  ): Promise<{ league: League; credits: readonly PointsCredit[] }>
  /**
   * Uncounts a play of an undecided game, in the transaction that cancels it. A league or an achievement that it
   * reached stays, with its points.
   */
  abstract uncountPlay(play: CountedPlay, trx: TransactionClientContract): Promise<void>
  /** The league that the player was in when an event paid points: on its board they counted. */
  abstract leagueWhen(event: PointsEvent, trx: TransactionClientContract): Promise<League>
  /** The league that the player is in. */
  abstract leagueOf(userId: string, trx: TransactionClientContract): Promise<League>
}
