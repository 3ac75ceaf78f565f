import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { GAME_SORTS } from '#games/domain/game_sorts'
import { sortingOf } from '#shared/sorted_page'
import { listOwnGames } from '#games/queries/list_own_games'
import { OwnGames } from '#games/transformers/own_game_transformer'
import { listOwnGamesValidator } from '#games/validators/game_validators'
import { pageOf } from '#shared/openapi/component'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class ListGamesController {
  static readonly operation = {
    summary: "Everybody's games or one creator's, the newest first unless asked otherwise",
    auth: 'admin',
    query: listOwnGamesValidator,
    responses: { 200: pageOf('OwnGame', ownGameSchema) },
  }

  constructor(private games: OwnGames) {}

  async handle({ request }: HttpContext) {
    const { start, sort, order, limit, creatorId, ...filter } =
      await listOwnGamesValidator.validate(request.qs())
    const { items, next } = await listOwnGames({
      ...filter,
      creatorId: creatorId ?? null,
      sorting: sortingOf(GAME_SORTS, { sort, order, start }),
      limit: limit ?? game.lists.pageSize,
    })
    return { items: await this.games.many(items), next }
  }
}
