import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { CreateGameSet } from '#playlists/actions/create_game_set'
import { toGameSetAnswer, toGameSetFields } from '#playlists/transformers/game_set_transformer'
import { unknownProblem } from '#playlists/transformers/own_playlist_transformer'
import { gameSetValidator } from '#playlists/validators/game_set_validators'
import { gameSetSchema } from '#playlists/wire/game_set'

@inject()
export default class CreateGameSetController {
  static readonly operation = {
    summary: 'Adds a set of 1 to 10 public games that a partner runs for a while',
    auth: 'admin',
    body: gameSetValidator,
    responses: { 201: gameSetSchema },
  }

  constructor(private createGameSet: CreateGameSet) {}

  async handle(ctx: HttpContext) {
    const fields = toGameSetFields(await gameSetValidator.validate(ctx.request.body()))
    const result = await this.createGameSet.handle(fields, actorOf(ctx))
    if (!result.ok) throw unknownProblem(result.error)
    ctx.response.status(201)
    return toGameSetAnswer(result.value)
  }
}
