import type { Achievement, Language } from '@sidepick/rules/types'
import type { PaidRule } from '#achievements/domain/achievement_rules'
import { runColumn, type ProgressRow } from '#achievements/store/progress_row'
import type { Done } from '#achievements/queries/get_progress'
import { toRule } from '#achievements/transformers/achievement_rule'

interface Shown {
  rule: PaidRule
  row: Partial<ProgressRow>
  /** Once it is fulfilled. */
  done: Done | undefined
}

/** A player's progress towards an achievement. */
export function toAchievement({ rule, row, done }: Shown, language: Language): Achievement {
  const { id, name, description, icon, gameType, requiredStreak } = toRule(rule, language)
  const streak = Math.min(row[runColumn(rule)] ?? 0, requiredStreak)
  return {
    ...{ id, name, description, icon, gameType },
    gameStreak: done ? requiredStreak : streak,
    fulfilled: done !== undefined,
    timestamp: done ? new Date(done.fulfilled_at).toISOString() : null,
    read: done !== undefined && done.read_at !== null,
  }
}
