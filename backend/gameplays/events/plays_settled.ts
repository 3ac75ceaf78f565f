import type { GameType } from '@sidepick/rules/types'

/** The outcome of one play when its game got a result, another result, or none. */
export interface SettledPlay {
  playId: string
  userId: string
  outcome: 'won' | 'lost' | 'canceled'
  /** Coins that the player will get, or gets. */
  coins: number
  /** Returned tickets, of the play's kind. */
  tickets: number
  /** A pick from before the sign-in that came too late: only its correctness counts. */
  unpaid: boolean
}

/**
 * A batch of a game's plays was settled. A big game emits it many times; a play is in it once per revision and kind.
 */
export interface PlaysSettled {
  gameId: string
  /** The game's question. */
  text: string
  gameType: GameType
  isAd: boolean
  revision: number
  /**
   * `declared`: the first result; `changed`: a different result; `canceled`: no result, tickets are returned; `tied`:
   * both sides were right, tickets are returned; `unmatched`: nobody took the other side of these tickets before the
   * last join.
   */
  kind: 'declared' | 'changed' | 'canceled' | 'tied' | 'unmatched'
  plays: readonly SettledPlay[]
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    plays_settled: PlaysSettled
  }
}
