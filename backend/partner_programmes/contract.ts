import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A play in the rewards programme of a distributor. */
export interface RewardedPlay {
  playId: string
  userId: string
  distributorId: string
}

/** Points of partners' own programmes for plays. Owns the tables partner_play_days and partner_credits. */
export abstract class PartnerProgrammesContract {
  /**
   * Whether the player's day (UTC, per distributor) has room for one more play; the answer holds until the transaction
   * ends.
   */
  abstract hasRoom(
    play: Omit<RewardedPlay, 'playId'>,
    trx: TransactionClientContract
  ): Promise<boolean>
  /**
   * Records that a play earns points in the partner's programme, in the play's transaction and after `hasRoom` was
   * true. They are delivered after the commit.
   */
  abstract credit(play: RewardedPlay, trx: TransactionClientContract): Promise<void>
}

/** A player's account at the provider. The module that links accounts binds it, because it imports this module. */
export abstract class PartnerAccountsContract {
  /** The provider's own id of the player; null where no account is linked. */
  abstract subjectOf(userId: string, provider: 'microsoft'): Promise<string | null>
}
