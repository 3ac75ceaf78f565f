import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { game } from '#config/game'
import { ProfilesContract } from '#profiles/contract'
import { listPlacesOf } from '#prizes/store/awards'
import { toAward } from '#prizes/transformers/prize'
import { listAwardsValidator } from '#prizes/validators/prize_validators'
import { prizeAwardSchema } from '#prizes/wire/prize'

@inject()
export default class ListPrizesController {
  static readonly operation = {
    summary: 'Places of drawings, those of the newest first',
    auth: 'admin',
    query: listAwardsValidator,
    responses: { 200: vine.array(prizeAwardSchema) },
  }

  constructor(private readonly profiles: ProfilesContract) {}

  async handle({ request }: HttpContext) {
    const { limit = game.lists.pageSizeMax, ...filter } = await listAwardsValidator.validate(
      request.qs()
    )
    const rows = await listPlacesOf(filter, limit)
    const profiles = await this.profiles.listPublic([...new Set(rows.map((row) => row.user_id))])
    return rows.map((row) => toAward(row, profiles.get(row.user_id)))
  }
}
