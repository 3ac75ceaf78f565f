import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { PersonPolicy } from '#shared/http/person_policy'
import { CreateGame } from '#games/actions/create_game'
import { gameProblem, OwnGames } from '#games/transformers/own_game_transformer'
import { adminCreateGameValidator } from '#games/validators/game_validators'
import { toNewFields } from '#games/validators/told_fields'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class CreateGameController {
  static readonly operation = {
    summary:
      "Adds a game for a creator, or the admin's own; allowBlack lets a poll take black tickets",
    auth: 'admin',
    body: adminCreateGameValidator,
    responses: { 201: ownGameSchema },
  }

  constructor(
    private createGame: CreateGame,
    private games: OwnGames
  ) {}

  async handle(ctx: HttpContext) {
    const { creatorId = null, ...told } = await adminCreateGameValidator.validate(
      ctx.request.body()
    )
    if (creatorId !== null && creatorId !== ctx.auth.getUserOrFail().id) {
      await ctx.bouncer.with(PersonPolicy).authorize('edit', creatorId)
    }
    const fields = toNewFields(told)
    const result = await this.createGame.forCreator(creatorId, fields, actorOf(ctx))
    if (!result.ok) throw gameProblem(result.error)
    ctx.response.status(201)
    return this.games.one(result.value)
  }
}
