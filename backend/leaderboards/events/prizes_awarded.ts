/** A board's prizes were drawn; once per board. */
export interface PrizesAwarded {
  leaderboardId: string
  prizeTitle: string
  numberOfPrizes: number
  /** User ids in the order of the drawing: one winner for each prize, then the alternates. */
  order: readonly string[]
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    prizes_awarded: PrizesAwarded
  }
}
