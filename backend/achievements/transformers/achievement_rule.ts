import vine from '@vinejs/vine'
import { GAME_TYPES, LEAGUES, type Language, type League } from '@sidepick/rules/types'
import type { PaidRule } from '#achievements/domain/achievement_rules'
import { textsOf } from '#shared/text/texts_of'

const gateFields = {
  id: vine.enum(LEAGUES),
  /** Games played since the last demotion that lead into the league. */
  gamePlays: vine.number().withoutDecimals(),
  /** What can be won in it this week. */
  prize: vine.string().nullable(),
}

const ruleFields = {
  id: vine.string(),
  name: vine.string(),
  description: vine.string(),
  /** Name of an icon that the cards have. */
  icon: vine.string(),
  gameType: vine.enum(GAME_TYPES).nullable(),
  requiredStreak: vine.number().withoutDecimals(),
  requiredCorrect: vine.boolean(),
}

/** The leagues' gates first, in their order: clients read them by index. */
export const ruleAnswer = () =>
  vine.union([
    vine.union.if(
      (rule) => vine.helpers.isObject(rule) && 'gamePlays' in rule,
      vine.object(gateFields)
    ),
    vine.union.else(vine.object(ruleFields)),
  ])

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
