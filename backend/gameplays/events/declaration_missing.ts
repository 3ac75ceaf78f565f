/** A prediction is over, and its creator has not said who won. */
export interface DeclarationMissing {
  gameId: string
  /** The game's question. */
  text: string
  creatorId: string
  /** Which reminder this is. */
  reminder: 'first' | 'second'
  /** When the game is canceled, unless somebody declares it before. Epoch milliseconds. */
  cancelAtMs: number
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    declaration_missing: DeclarationMissing
  }
}
