import type { League } from '@sidepick/rules/types'

/** A player reached a league. Several leagues at once, after a late verification of the e-mail, are separate events. */
export interface PlayerPromoted {
  userId: string
  level: League
  /** What it paid. */
  points: number
  /**
   * How often the player was demoted before. A league can be reached again: user, level and this number are the natural
   * key.
   */
  demotions: number
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    player_promoted: PlayerPromoted
  }
}
