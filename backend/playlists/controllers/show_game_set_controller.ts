import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findGameSet } from '#playlists/queries/find_game_set'
import { toGameSetAnswer } from '#playlists/transformers/game_set_transformer'
import { gameSetAnswer } from '#playlists/validators/game_set_validators'

export default class ShowGameSetController {
  static readonly operation = {
    summary: 'One set, running or not',
    auth: 'admin',
    responses: { 200: gameSetAnswer() },
  }

  async handle({ params }: HttpContext) {
    const set = await findGameSet(String(params.id))
    if (set === null) throw new Problem('E_NOT_FOUND')
    return toGameSetAnswer(set)
  }
}
