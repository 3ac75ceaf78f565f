import type { GameType } from './types.js'

/** What an achievement asks for. */
export interface AchievementRule {
  id: string
  /** Plays of this type alone; of any with null. */
  gameType: GameType | null
  /** Plays in a row. */
  requiredStreak: number
  /** Whether only correct answers count, and a wrong one ends the row. */
  requiredCorrect: boolean
}
