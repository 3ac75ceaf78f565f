import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { changedMeanwhileProblem } from '#shared/database/changed_meanwhile'
import { Problem, unreachable } from '#shared/problem'
import { ReplaceGameSet } from '#playlists/actions/replace_game_set'
import { toGameSetAnswer, toGameSetFields } from '#playlists/transformers/game_set_transformer'
import { unknownProblem } from '#playlists/transformers/own_playlist_transformer'
import { replaceGameSetValidator } from '#playlists/validators/game_set_validators'
import { gameSetSchema } from '#playlists/wire/game_set'

@inject()
export default class ReplaceGameSetController {
  static readonly operation = {
    summary: 'Replaces a set as a whole',
    auth: 'admin',
    path: { id: 'Id of the set.' },
    body: replaceGameSetValidator,
    responses: { 200: gameSetSchema },
  }

  constructor(private replaceGameSet: ReplaceGameSet) {}

  async handle(ctx: HttpContext) {
    const { expected, ...given } = await replaceGameSetValidator.validate(ctx.request.body())
    const wish = { fields: toGameSetFields(given), expected }
    const result = await this.replaceGameSet.handle(String(ctx.params.id), wish, actorOf(ctx))
    if (result.ok) return toGameSetAnswer(result.value)
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'changed_meanwhile':
        throw changedMeanwhileProblem(result.error)
      case 'unknown_reference':
        throw unknownProblem(result.error)
      default:
        unreachable(result.error)
    }
  }
}
