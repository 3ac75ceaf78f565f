import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { declareGame } from '#games/actions/declare_game'
import { gameProblem, OwnGames } from '#games/transformers/own_game_transformer'
import { declareGameValidator } from '#games/validators/game_validators'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class DeclareOwnGameController {
  static readonly operation = {
    summary:
      "Says how one of the caller's games ended, once its end has passed; the same answer again changes nothing, another one is refused (409)",
    auth: 'creator',
    path: { id: 'Id of the game.' },
    body: declareGameValidator,
    problems: ['E_BAD_TRANSITION'],
    responses: { 200: ownGameSchema },
  }

  constructor(private games: OwnGames) {}

  async handle(ctx: HttpContext) {
    const { correctAnswer } = await declareGameValidator.validate(ctx.request.body())
    const actor = actorOf(ctx)
    const own = { id: String(ctx.params.id), creatorId: actor.actorId }
    const result = await declareGame(own, { answer: correctAnswer, by: 'creator', actor })
    if (!result.ok) throw gameProblem(result.error)
    return this.games.one(result.value)
  }
}
