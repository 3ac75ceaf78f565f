/** A player is back in the first league, with nothing counted. */
export interface PlayerDemoted {
  userId: string
  /** Why: ISO date of the Monday on which the week without a play began, or the id of the audit line where an admin did it. */
  period: string
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    player_demoted: PlayerDemoted
  }
}
