/** A player did what an achievement asks for; it happens once for each of the two. */
export interface AchievementFulfilled {
  userId: string
  achievementId: string
  /** What it paid. */
  points: number
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    achievement_fulfilled: AchievementFulfilled
  }
}
