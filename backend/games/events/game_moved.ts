import type { GameState, GameType } from '@sidepick/rules/types'

/** A game changed its state. */
export interface GameMoved {
  gameId: string
  gameType: GameType
  creatorId: string
  from: GameState
  to: GameState
  /** Revision of its result; 0 before the first. */
  revision: number
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    game_moved: GameMoved
  }
}
