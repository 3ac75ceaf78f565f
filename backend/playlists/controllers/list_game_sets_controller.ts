import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor } from '#shared/pagination'
import { listGameSets } from '#playlists/queries/list_game_sets'
import { toGameSetAnswer } from '#playlists/transformers/game_set_transformer'
import { listGameSetsValidator } from '#playlists/validators/game_set_validators'
import { pageOf } from '#shared/openapi/component'
import { gameSetSchema } from '#playlists/wire/game_set'

export default class ListGameSetsController {
  static readonly operation = {
    summary: 'Every set, the newest first',
    auth: 'admin',
    query: listGameSetsValidator,
    responses: { 200: pageOf('GameSet', gameSetSchema) },
  }

  async handle({ request }: HttpContext) {
    const { start, limit = game.lists.pageSize } = await listGameSetsValidator.validate(
      request.qs()
    )
    const { items, next } = await listGameSets({ start: decodeCursor(start), limit })
    return { items: items.map(toGameSetAnswer), next }
  }
}
