/** A prize is somebody's to confirm, or would be theirs next; once per player, board and kind. */
export interface PrizeTold {
  userId: string
  leaderboardId: string
  kind: 'prize_won' | 'prize_alternate'
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    prize_told: PrizeTold
  }
}
