import { advances, type AchievementRule, type AnsweredPlay } from '@sidepick/rules/achievements'
import { game } from '#config/game'
import { runColumn, type ProgressRow } from '#achievements/store/progress_row'

type Id = (typeof game.achievements)[number]['id']

/** An achievement rule with what reaching it pays, which only the server needs. */
export interface PaidRule extends AchievementRule {
  id: Id
  /** Points. */
  points: number
}

export const ACHIEVEMENT_RULES: readonly PaidRule[] = game.achievements

/** Rules that a play has just met. Runs grow by one play, so every length is met exactly once. */
export function rulesMet(row: Partial<ProgressRow>, play: AnsweredPlay): PaidRule[] {
  return ACHIEVEMENT_RULES.filter(
    (rule) => advances(rule, play) && row[runColumn(rule)] === rule.requiredStreak
  )
}
