import type { HttpContext } from '@adonisjs/core/http'
import { removeGame } from '#games/actions/remove_game'
import { gameProblem } from '#games/transformers/own_game_transformer'
import { removedGameSchema } from '#games/wire/removed_game'

export default class RemoveOwnGameController {
  static readonly operation = {
    summary:
      "Deletes one of the caller's games that nobody played; one that was played is canceled, and its tickets come back",
    auth: 'creator',
    path: { id: 'Id of the game.' },
    problems: ['E_BAD_TRANSITION'],
    responses: { 200: removedGameSchema },
  }

  async handle({ auth, params }: HttpContext) {
    const own = { id: String(params.id), creatorId: auth.getUserOrFail().id }
    const result = await removeGame(own)
    if (!result.ok) throw gameProblem(result.error)
    return { deleted: result.value === 'deleted', canceled: result.value === 'canceled' }
  }
}
