import vine from '@vinejs/vine'
import { GAME_TYPES, LEAGUES } from '@sidepick/rules/types'
import { ACHIEVEMENT_IDS } from '#config/game'
import { component } from '#shared/openapi/component'
import { choice, flag, integer, text } from '#shared/openapi/fields'

const gateSchema = component(
  'LeagueGate',
  'What a player needs to enter a league.',
  vine.object({
    id: choice(LEAGUES, 'The league.'),
    gamePlays: integer('Number of plays since the last demotion that lead into the league.'),
    prize: text("Title of this week's prize in the league; null when there is none.").nullable(),
  })
)

const ruleFields = {
  id: choice(ACHIEVEMENT_IDS, 'Id of the achievement.'),
  name: text("Name of the achievement, in the reader's language."),
  description: text("What the player has to do, in the reader's language."),
  icon: text('Name of an icon that the cards have.'),
  gameType: choice(GAME_TYPES, 'The only game type that counts; null when all do.').nullable(),
}

const achievementRuleSchema = component(
  'AchievementRule',
  'What a player needs for an achievement.',
  vine.object({
    ...ruleFields,
    requiredStreak: integer('Number of plays in a row that fulfill it.'),
    requiredCorrect: flag('Whether each of these plays must be correct.'),
  })
)

/** The leagues' gates first, in their order: clients read them by index. */
export const ruleSchema = vine.union([
  vine.union.if((rule) => vine.helpers.isObject(rule) && 'gamePlays' in rule, gateSchema),
  vine.union.else(achievementRuleSchema),
])
