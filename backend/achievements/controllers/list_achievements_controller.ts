import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { game } from '#config/game'
import { ACHIEVEMENT_RULES } from '#achievements/achievement_rules'
import { ruleAnswer, toGate, toRule } from '#achievements/transformers/achievement_rule'

export default class ListAchievementsController {
  static readonly operation = {
    summary:
      'What leads into each league, by index from the first, and then what achievements ask for',
    auth: 'public',
    responses: { 200: vine.array(ruleAnswer()) },
  }

  handle({ request }: HttpContext) {
    const language = request.language(['en', 'es']) === 'es' ? 'es-mx' : 'en-us'
    return [...game.leagues.map(toGate), ...ACHIEVEMENT_RULES.map((rule) => toRule(rule, language))]
  }
}
