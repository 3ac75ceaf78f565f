import type { AchievementRule } from '@sidepick/rules/achievements'
import { game } from '#config/game'

type Id = (typeof game.achievements)[number]['id']

/** A rule of the server: what fulfilling it pays too. */
export interface PaidRule extends AchievementRule {
  id: Id
  /** Points. */
  points: number
}

export const ACHIEVEMENT_RULES: readonly PaidRule[] = game.achievements
