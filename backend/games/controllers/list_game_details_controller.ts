import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { listByIds } from '#games/queries/list_by_ids'
import { OwnGames } from '#games/transformers/own_game_transformer'
import { gameDetailsValidator } from '#games/validators/game_validators'
import { GameTotalsContract } from '#games/contract'
import { pageOf } from '#shared/openapi/component'
import { gameDetailsSchema } from '#games/wire/game_details'

@inject()
export default class ListGameDetailsController {
  static readonly operation = {
    summary:
      'Whole games with what was played of them and what they moved, in the order of the ids; unknown ones are left out',
    auth: 'admin',
    query: gameDetailsValidator,
    responses: { 200: pageOf('GameDetails', gameDetailsSchema) },
  }

  constructor(
    private games: OwnGames,
    private totals: GameTotalsContract
  ) {}

  async handle({ request }: HttpContext) {
    const { ids } = await gameDetailsValidator.validate(request.qs())
    const games = await this.games.many(await listByIds(ids))
    const totals = await this.totals.totalsOf(games.map(({ id }) => id))
    return { items: games.map((game) => ({ ...game, totals: totals.get(game.id)! })), next: null }
  }
}
