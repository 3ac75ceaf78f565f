/** A player's gray was converted into black tickets. */
export interface GrayConverted {
  userId: string
  /** Black tickets. */
  tickets: number
  /** The player's conversions so far, these included. */
  conversions: number
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    gray_converted: GrayConverted
  }
}
