/**
 * A player's sessions were ended, all or all but one. No other transaction opens or ends a session of the player until
 * this one ends.
 */
export interface SessionsEnded {
  userId: string
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    sessions_ended: SessionsEnded
  }
}
