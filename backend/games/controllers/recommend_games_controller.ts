import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { listByIds } from '#games/queries/list_by_ids'
import { rankJoinable } from '#games/queries/rank_joinable'
import { OwnGames } from '#games/transformers/own_game_transformer'
import { recommendGamesValidator } from '#games/validators/search_validators'
import { pageOf } from '#shared/openapi/component'
import { rankedGameSchema } from '#games/wire/game'

@inject()
export default class RecommendGamesController {
  static readonly operation = {
    summary:
      'Public games that can be joined, as a widget would fill itself up for this text, with their scores',
    auth: 'admin',
    query: recommendGamesValidator,
    responses: { 200: pageOf('RankedGame', rankedGameSchema) },
  }

  constructor(private games: OwnGames) {}

  async handle({ request }: HttpContext) {
    const { text, limit = game.lists.pageSize } = await recommendGamesValidator.validate(
      request.qs()
    )
    const ranked = await rankJoinable({ text, limit })
    const scores = new Map(ranked.map(({ id, score }) => [id, score]))
    const told = await this.games.many(await listByIds([...scores.keys()]))
    return { items: told.map((item) => ({ ...item, score: scores.get(item.id)! })), next: null }
  }
}
