import type { League } from '@sidepick/rules/types'

/** A player reached a league. Two leagues at once, which an e-mail proved late can do, are told one by one. */
export interface PlayerPromoted {
  userId: string
  level: League
  /** What it paid. */
  points: number
  /** How often the player was demoted before: a league can be reached anew, and with user and level this is its natural key. */
  demotions: number
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    player_promoted: PlayerPromoted
  }
}
