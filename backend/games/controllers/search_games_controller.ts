import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { isId } from '#shared/ids'
import { GAME_SORTS } from '#games/domain/game_sorts'
import { sortingOf } from '#shared/sorted_page'
import { listOwnGames } from '#games/queries/list_own_games'
import { searchTerms } from '#games/domain/search_terms'
import { OwnGames } from '#games/transformers/own_game_transformer'
import { searchGamesValidator } from '#games/validators/search_validators'
import { pageOf } from '#shared/openapi/component'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class SearchGamesController {
  static readonly operation = {
    summary:
      "Everybody's games that hold all words of q, or have it as their id; made from … to, the newest first unless asked otherwise",
    auth: 'admin',
    query: searchGamesValidator,
    responses: { 200: pageOf('OwnGame', ownGameSchema) },
  }

  constructor(private games: OwnGames) {}

  async handle({ request }: HttpContext) {
    const given = await searchGamesValidator.validate(request.qs())
    const { start, sort, order, limit, creatorId, q, from, to, eventsFrom, eventsTo, ...filter } =
      given
    const { items, next } = await listOwnGames({
      ...filter,
      ...asked(q?.trim() ?? ''),
      ...{ fromMs: from, toMs: to, eventsFromMs: eventsFrom, eventsToMs: eventsTo },
      creatorId: creatorId ?? null,
      sorting: sortingOf(GAME_SORTS, { sort, order, start }),
      limit: limit ?? game.lists.pageSize,
    })
    return { items: await this.games.many(items), next }
  }
}

function asked(q: string) {
  if (q === '') return {}
  return isId(q) ? { id: q.toLowerCase() } : { words: searchTerms({ text: q }) }
}
