import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { editOwnGame } from '#games/actions/edit_game'
import { gameProblem, OwnGames } from '#games/transformers/own_game_transformer'
import { editGameValidator } from '#games/validators/game_validators'
import { toChanges } from '#games/validators/told_fields'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class EditOwnGameController {
  static readonly operation = {
    summary:
      "Changes one of the caller's games: what is left out stays. After the first play the question and its times stand (409)",
    auth: 'creator',
    path: { id: 'Id of the game.' },
    body: editGameValidator,
    problems: ['E_BAD_TRANSITION'],
    responses: { 200: ownGameSchema },
  }

  constructor(private games: OwnGames) {}

  async handle({ auth, params, request }: HttpContext) {
    const { expected, ...told } = await editGameValidator.validate(request.body())
    const own = { id: String(params.id), creatorId: auth.getUserOrFail().id }
    const result = await editOwnGame(own, { changes: toChanges(told), expected })
    if (!result.ok) throw gameProblem(result.error)
    return this.games.one(result.value)
  }
}
