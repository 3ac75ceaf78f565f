import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A play in the rewards programme of a distributor. */
export interface RewardedPlay {
  playId: string
  userId: string
  distributorId: string
}

/** What partners' own programmes give for plays. Owns the tables partner_play_days and partner_credits. */
export abstract class PartnerProgrammesContract {
  /** Whether the player's day (UTC, per distributor) has room for one more play; it stays so until the transaction is over. */
  abstract hasRoom(
    play: Omit<RewardedPlay, 'playId'>,
    trx: TransactionClientContract
  ): Promise<boolean>
  /**
   * Writes down, in the transaction that made the play and after `hasRoom` said yes, that it earns points in the partner's
   * programme; they are credited after the commit.
   */
  abstract credit(play: RewardedPlay, trx: TransactionClientContract): Promise<void>
}

/** Who a player is at the provider of a programme. Bound by the module that knows accounts, because that one imports this one. */
export abstract class PartnerAccountsContract {
  /** The provider's own id of the player; null where no account is linked. */
  abstract subjectOf(userId: string, provider: 'microsoft'): Promise<string | null>
}
