/** A player reached an achievement; once per player and achievement. */
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
