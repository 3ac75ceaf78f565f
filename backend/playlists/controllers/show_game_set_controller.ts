import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findGameSet } from '#playlists/queries/find_game_set'
import { toGameSetAnswer } from '#playlists/transformers/game_set_transformer'
import { gameSetSchema } from '#playlists/wire/game_set'

export default class ShowGameSetController {
  static readonly operation = {
    summary: 'One set, running or not',
    auth: 'admin',
    path: { id: 'Id of the set.' },
    responses: { 200: gameSetSchema },
  }

  async handle({ params }: HttpContext) {
    const set = await findGameSet(String(params.id))
    if (set === null) throw new Problem('E_NOT_FOUND')
    return toGameSetAnswer(set)
  }
}
