import type { TicketType } from './types.js'

interface TicketTerms {
  /** Whether it is taken from a balance, and returned when the game is canceled. */
  costs: boolean
  /** Whether it is matched with a ticket of the other side, to win coins; otherwise the play is against the platform. */
  matched: boolean
}

/** The terms of each kind of ticket. */
export const TICKET_TERMS: Record<TicketType, TicketTerms> = {
  black: { costs: true, matched: true },
  white: { costs: true, matched: false },
  free: { costs: false, matched: false },
}

/** So many grays become one black ticket by themselves. */
export const GRAY_PER_BLACK = 100
