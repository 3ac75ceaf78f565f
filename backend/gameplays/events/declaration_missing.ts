/** A prediction is over, and its creator has not declared it. */
export interface DeclarationMissing {
  gameId: string
  /** The game's question. */
  text: string
  creatorId: string
  /** Which reminder this is. */
  reminder: 'first' | 'second'
  /** When the game will be canceled unless it is declared. Epoch milliseconds. */
  cancelAtMs: number
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    declaration_missing: DeclarationMissing
  }
}
