/** Gray of a player was full and became black tickets. */
export interface GrayConverted {
  userId: string
  /** Black tickets. */
  tickets: number
  /** How many times the player's gray has become a ticket by now, these included. */
  conversions: number
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    gray_converted: GrayConverted
  }
}
