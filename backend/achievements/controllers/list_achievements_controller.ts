import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { game } from '#config/game'
import { languageOf } from '#shared/http/language_of'
import { LeaderboardsContract } from '#leaderboards/contract'
import { ACHIEVEMENT_RULES } from '#achievements/domain/achievement_rules'
import { toGate, toRule } from '#achievements/transformers/achievement_rule'
import { ruleSchema } from '#achievements/wire/achievement_rule'

@inject()
export default class ListAchievementsController {
  static readonly operation = {
    summary:
      'What leads into each league, by index from the first, and then what achievements ask for',
    auth: 'public',
    responses: { 200: vine.array(ruleSchema) },
  }

  constructor(private leaderboards: LeaderboardsContract) {}

  async handle({ request }: HttpContext) {
    const language = languageOf(request)
    const prizes = await this.leaderboards.leaguePrizes()
    return [
      ...game.leagues.map((gate) => toGate(gate, prizes)),
      ...ACHIEVEMENT_RULES.map((rule) => toRule(rule, language)),
    ]
  }
}
