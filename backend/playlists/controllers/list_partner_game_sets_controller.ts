import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor } from '#shared/http/pagination'
import { listPartnerGameSets } from '#playlists/queries/list_game_sets'
import { toGameSetAnswer } from '#playlists/transformers/game_set_transformer'
import { gameSetPageAnswer, listGameSetsValidator } from '#playlists/validators/game_set_validators'

export default class ListPartnerGameSetsController {
  static readonly operation = {
    summary: "A partner's sets: the one that runs now, then the newest first",
    auth: 'admin',
    query: listGameSetsValidator,
    responses: { 200: gameSetPageAnswer() },
  }

  async handle({ params, request }: HttpContext) {
    const { start, limit = game.lists.pageSize } = await listGameSetsValidator.validate(
      request.qs()
    )
    const { items, next } = await listPartnerGameSets(String(params.id), {
      start: decodeCursor(start),
      limit,
    })
    return { items: items.map(toGameSetAnswer), next }
  }
}
