/** A player is back in the first league, with all counts at zero. */
export interface PlayerDemoted {
  userId: string
  /**
   * The reason: ISO date of the Monday of the week without a play, or the id of the audit line where an admin did it.
   */
  period: string
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    player_demoted: PlayerDemoted
  }
}
