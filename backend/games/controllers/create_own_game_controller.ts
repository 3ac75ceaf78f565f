import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CreateGame } from '#games/actions/create_game'
import { gameProblem, OwnGames } from '#games/transformers/own_game_transformer'
import { createGameValidator } from '#games/validators/game_validators'
import { toNewFields } from '#games/validators/told_fields'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class CreateOwnGameController {
  static readonly operation = {
    summary: "Adds a game of the caller's; without a last join it can be joined until its end",
    auth: 'creator',
    body: createGameValidator,
    responses: { 201: ownGameSchema },
  }

  constructor(
    private createGame: CreateGame,
    private games: OwnGames
  ) {}

  async handle({ auth, request, response }: HttpContext) {
    const told = await createGameValidator.validate(request.body())
    const result = await this.createGame.ownGame(auth.getUserOrFail().id, toNewFields(told))
    if (!result.ok) throw gameProblem(result.error)
    response.status(201)
    return this.games.one(result.value)
  }
}
