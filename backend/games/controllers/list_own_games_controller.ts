import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sightOf } from '#shared/caller'
import { GAME_SORTS } from '#games/domain/game_sorts'
import { sortingOf } from '#shared/sorted_page'
import { listOwnGames } from '#games/queries/list_own_games'
import { OwnGames } from '#games/transformers/own_game_transformer'
import { listOwnGamesValidator } from '#games/validators/game_validators'
import { pageOf } from '#shared/openapi/component'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class ListOwnGamesController {
  static readonly operation = {
    summary:
      "The caller's games, the newest first unless asked otherwise, the private ones too; an admin sees all",
    auth: 'creatorOrAdmin',
    query: listOwnGamesValidator,
    responses: { 200: pageOf('OwnGame', ownGameSchema) },
  }

  constructor(private games: OwnGames) {}

  async handle({ auth, request }: HttpContext) {
    const given = await listOwnGamesValidator.validate(request.qs())
    const { start, sort, order, limit, creatorId, eventsFrom, eventsTo, ...filter } = given
    const { items, next } = await listOwnGames({
      ...filter,
      eventsFromMs: eventsFrom,
      eventsToMs: eventsTo,
      creatorId: sightOf(auth.getUserOrFail()) ?? creatorId ?? null,
      sorting: sortingOf(GAME_SORTS, { sort, order, start }),
      limit: limit ?? game.lists.pageSize,
    })
    return { items: await this.games.many(items), next }
  }
}
