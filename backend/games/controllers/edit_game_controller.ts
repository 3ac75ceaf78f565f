import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { editAnyGame } from '#games/actions/edit_game'
import { Impartial } from '#games/policies/impartial'
import { gameProblem, OwnGames } from '#games/transformers/own_game_transformer'
import { adminEditGameValidator } from '#games/validators/game_validators'
import { toChanges } from '#games/validators/told_fields'
import { ownGameSchema } from '#games/wire/game'

/**
 * `state` is a command, not the state: `quarantined` hides the game from everybody, `released` returns it to its
 * earlier state.
 */
@inject()
export default class EditGameController {
  static readonly operation = {
    summary:
      "Changes anybody's game: what is left out stays. After the first play the question stands, and times only grow; state: quarantined hides the game, released puts it back",
    auth: 'admin',
    path: { id: 'Id of the game.' },
    body: adminEditGameValidator,
    problems: ['E_BAD_TRANSITION', 'E_CONFLICT_OF_INTEREST'],
    responses: { 200: ownGameSchema },
  }

  constructor(
    private games: OwnGames,
    private impartial: Impartial
  ) {}

  async handle(ctx: HttpContext) {
    const { state, expected, ...told } = await adminEditGameValidator.validate(ctx.request.body())
    const id = String(ctx.params.id)
    await this.impartial.assert(ctx.auth.getUserOrFail(), id)
    const wish = { changes: toChanges(told), expected, review: state }
    const result = await editAnyGame(id, wish, actorOf(ctx))
    if (!result.ok) throw gameProblem(result.error)
    return this.games.one(result.value)
  }
}
