import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { cancelGame } from '#games/actions/cancel_game'
import { Impartial } from '#games/policies/impartial'
import { gameProblem, OwnGames } from '#games/transformers/own_game_transformer'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class CancelGameController {
  static readonly operation = {
    summary: "Ends anybody's game without a result, before it is paid; its tickets come back",
    auth: 'admin',
    path: { id: 'Id of the game.' },
    problems: ['E_BAD_TRANSITION', 'E_CONFLICT_OF_INTEREST'],
    responses: { 200: ownGameSchema },
  }

  constructor(
    private games: OwnGames,
    private impartial: Impartial
  ) {}

  async handle(ctx: HttpContext) {
    const id = String(ctx.params.id)
    await this.impartial.assert(ctx.auth.getUserOrFail(), id)
    const result = await cancelGame(id, actorOf(ctx))
    if (!result.ok) throw gameProblem(result.error)
    return this.games.one(result.value)
  }
}
