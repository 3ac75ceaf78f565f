import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { transact } from '#shared/database/transact'
import { audit } from '#shared/privacy/audit'
import { ProfilesContract } from '#profiles/contract'
import { findPlace } from '#prizes/store/awards'
import { prizeProblem } from '#prizes/transformers/prize_problem'
import { toAwardWithContact } from '#prizes/transformers/prize'
import { placeIn } from '#prizes/validators/place_in'
import { prizeAwardWithContactSchema } from '#prizes/wire/prize'

@inject()
export default class ShowPrizeController {
  static readonly operation = {
    summary: 'A place of a drawing with where its prize goes; who reads it is written down',
    auth: 'admin',
    path: { id: 'Id of the board.', place: 'Place in the drawing.' },
    responses: { 200: prizeAwardWithContactSchema },
  }

  constructor(private readonly profiles: ProfilesContract) {}

  async handle(ctx: HttpContext) {
    const at = placeIn(ctx)
    const row = await findPlace(at)
    if (!row) throw prizeProblem({ type: 'not_found' })
    const about = {
      action: 'prize.address_read',
      target: { type: 'leaderboard', id: at.boardId },
    } as const
    const after = { place: at.place, userId: row.user_id }
    await transact((trx) => audit({ ...actorOf(ctx), ...about, before: null, after }, trx))
    const profiles = await this.profiles.listPublic([row.user_id])
    return toAwardWithContact(row, profiles.get(row.user_id))
  }
}
