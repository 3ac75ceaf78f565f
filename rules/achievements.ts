import type { Achievement, GameType } from './types.js'

/** An achievement rule. */
export interface AchievementRule {
  id: string
  /** Only plays of this type; null for any. */
  gameType: GameType | null
  /** Plays in a row. */
  requiredStreak: number
  /** Whether only correct answers count, and a wrong one ends the run. */
  requiredCorrect: boolean
}

/** What achievements need of a play. */
export interface AnsweredPlay {
  gameType: GameType
  /** null while the result is open, and where there is no right answer. */
  correct: boolean | null
}

/** Whether a play extends a rule's run. */
export function advances(
  rule: Pick<AchievementRule, 'gameType' | 'requiredCorrect'>,
  { gameType, correct }: AnsweredPlay
): boolean {
  const ofType = rule.gameType === null || rule.gameType === gameType
  return ofType && (!rule.requiredCorrect || correct === true)
}

/** Reached ones first, newest first; the others keep their order. */
export function sortAchievements<Shown extends Pick<Achievement, 'timestamp'>>(
  achievements: readonly Shown[]
): Shown[] {
  return achievements.toSorted((one, other) =>
    (other.timestamp ?? '').localeCompare(one.timestamp ?? '')
  )
}
