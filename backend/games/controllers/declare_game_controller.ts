import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { declareGame } from '#games/actions/declare_game'
import { Impartial } from '#games/policies/impartial'
import { gameProblem, OwnGames } from '#games/transformers/own_game_transformer'
import { declareGameValidator } from '#games/validators/game_validators'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class DeclareGameController {
  static readonly operation = {
    summary:
      "Says how anybody's game ended. A prediction that still runs is closed; another answer than before changes the result, until seven days after it was paid",
    auth: 'admin',
    path: { id: 'Id of the game.' },
    body: declareGameValidator,
    problems: ['E_BAD_TRANSITION', 'E_CONFLICT_OF_INTEREST'],
    responses: { 200: ownGameSchema },
  }

  constructor(
    private games: OwnGames,
    private impartial: Impartial
  ) {}

  async handle(ctx: HttpContext) {
    const { correctAnswer } = await declareGameValidator.validate(ctx.request.body())
    await this.impartial.assert(ctx.auth.getUserOrFail(), String(ctx.params.id))
    const any = { id: String(ctx.params.id), creatorId: null }
    const declaration = { answer: correctAnswer, by: 'admin', actor: actorOf(ctx) } as const
    const result = await declareGame(any, declaration)
    if (!result.ok) throw gameProblem(result.error)
    return this.games.one(result.value)
  }
}
