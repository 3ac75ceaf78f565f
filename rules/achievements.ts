import type { Achievement, GameType } from './types.js'

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

/** One play, as far as achievements ask. */
export interface AnsweredPlay {
  gameType: GameType
  /** null while nobody knows, and where there is no right answer. */
  correct: boolean | null
}

/** Whether a play makes a rule's row longer. */
export function advances(
  rule: Pick<AchievementRule, 'gameType' | 'requiredCorrect'>,
  { gameType, correct }: AnsweredPlay
): boolean {
  const ofType = rule.gameType === null || rule.gameType === gameType
  return ofType && (!rule.requiredCorrect || correct === true)
}

/** Fulfilled ones first, newest first; the others stay in their order. */
export function sortAchievements<Shown extends Pick<Achievement, 'timestamp'>>(
  achievements: readonly Shown[]
): Shown[] {
  return achievements.toSorted((one, other) =>
    (other.timestamp ?? '').localeCompare(one.timestamp ?? '')
  )
}
