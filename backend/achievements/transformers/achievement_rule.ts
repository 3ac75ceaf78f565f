import type { Language, League } from '@sidepick/rules/types'
import type { PaidRule } from '#achievements/domain/achievement_rules'
import { textsOf } from '#shared/text/texts_of'

export const toGate = (
  { id, gamePlays }: { id: League; gamePlays: number },
  prizes: ReadonlyMap<string, string>
) => ({ id, gamePlays, prize: prizes.get(id) ?? null })

/** A rule with its texts in the reader's language. */
export function toRule(rule: PaidRule, language: Language) {
  const { id, gameType, requiredStreak, requiredCorrect } = rule
  return {
    id,
    ...textsOf(language, `achievements.${id}`),
    icon: id,
    gameType,
    requiredStreak,
    requiredCorrect,
  }
}
