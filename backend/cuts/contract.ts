import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CutPayment } from '#wallets/contract'

/** Matched black tickets of a game, of winners and losers. */
export interface MatchedTickets {
  distributorId: string
  /** Who brought the player, while that lasts; null for nobody. */
  referrerId: string | null
  /** Tickets. */
  matched: number
}

/** A game with a final result. Ad games, and plays with free and white tickets, leave no rake. */
export interface DividedGame {
  gameId: string
  /** The result's revision; part of every payment's key. */
  revision: number
  creatorId: string
  /**
   * The game's start, or its creation if that was later: the shares in force then are final for it. Epoch milliseconds.
   */
  frozenAtMs: number
  tickets: readonly MatchedTickets[]
}

/** How a game's rake is shared. Owns the table cut_versions. */
export abstract class CutsContract {
  /**
   * Divides the rake of a game: 15 coins for each matched ticket. Every beneficiary's coins are rounded down once per
   * game. The remainder, and every share without a beneficiary or of a closed account, goes to the platform. The
   * payments add up to the rake; payments of zero coins are left out. Shares are fixed by the game's start; the
   * creator's parent and the distributors' owners are the current ones, so a reversal uses the ledger's postings
   * instead of dividing again.
   */
  abstract divide(game: DividedGame, trx: TransactionClientContract): Promise<CutPayment[]>
}
