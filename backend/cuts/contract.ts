import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CutPayment } from '#wallets/contract'

/** Black tickets of a game that met tickets of the other side; winners and losers both count. */
export interface MatchedTickets {
  distributorId: string
  /** Who brought the player, as long as that counts; null for nobody. */
  referrerId: string | null
  /** Tickets. */
  matched: number
}

/** A game whose result is final. Ad games, and plays of free and white tickets, leave no rake. */
export interface DividedGame {
  gameId: string
  /** Of the result; it is part of every payment's key. */
  revision: number
  creatorId: string
  /** The game's start, or later when it was made behind that: the shares in force then are its own for good. Epoch milliseconds. */
  frozenAtMs: number
  tickets: readonly MatchedTickets[]
}

/** How a game's rake is shared. Owns the table cut_versions. */
export abstract class CutsContract {
  /**
   * Divides the rake of a game: 15 coins for each matched ticket. Every beneficiary's coins are rounded down once per game;
   * what is left over, and a share that nobody has a claim to or whose owner closed the account, stays with the platform. The payments come to the whole
   * rake exactly; one of no coins is left out. Shares are frozen with the game; the creator's parent and the owners of
   * distributors are those of the moment, so what was paid is taken back by what the ledger holds, not by dividing again.
   */
  abstract divide(game: DividedGame, trx: TransactionClientContract): Promise<CutPayment[]>
}
