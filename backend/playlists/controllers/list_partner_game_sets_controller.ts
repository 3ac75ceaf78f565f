import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor } from '#shared/pagination'
import { listPartnerGameSets } from '#playlists/queries/list_game_sets'
import { toGameSetAnswer } from '#playlists/transformers/game_set_transformer'
import { listGameSetsValidator } from '#playlists/validators/game_set_validators'
import { pageOf } from '#shared/openapi/component'
import { gameSetSchema } from '#playlists/wire/game_set'

export default class ListPartnerGameSetsController {
  static readonly operation = {
    summary: "A partner's sets: the one that runs now, then the newest first",
    auth: 'admin',
    path: { id: "Slug of the partner's distributor." },
    query: listGameSetsValidator,
    responses: { 200: pageOf('GameSet', gameSetSchema) },
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
