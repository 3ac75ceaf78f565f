import type { GameType } from '@sidepick/rules/types'

/** What became of one play when its game got its result, another result, or none. */
export interface SettledPlay {
  playId: string
  userId: string
  outcome: 'won' | 'lost' | 'canceled'
  /** Coins that the player will get, or gets. */
  coins: number
  /** Tickets that came back, in the play's own kind. */
  tickets: number
  /** A pick of before the sign-in that came too late: whether it was right is all that counts of it. */
  unpaid: boolean
}

/** A batch of a game's plays was settled. A game of many plays says it many times, a play once for each revision and kind. */
export interface PlaysSettled {
  gameId: string
  /** The game's question. */
  text: string
  gameType: GameType
  isAd: boolean
  revision: number
  /**
   * `declared`: the first result; `changed`: another one than before; `canceled`: no result, tickets come back;
   * `tied`: both sides were right, tickets come back; `unmatched`: nobody took the other side of these tickets until the last join.
   */
  kind: 'declared' | 'changed' | 'canceled' | 'tied' | 'unmatched'
  plays: readonly SettledPlay[]
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    plays_settled: PlaysSettled
  }
}
