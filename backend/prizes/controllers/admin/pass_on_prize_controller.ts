import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { actorOf } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { ProfilesContract } from '#profiles/contract'
import { SettleDrawing } from '#prizes/actions/settle_drawing'
import { findPlace, listPlaces } from '#prizes/store/awards'
import { prizeProblem } from '#prizes/transformers/prize_problem'
import { toAward } from '#prizes/transformers/prize'
import { placeIn } from '#prizes/validators/place_in'
import { passOnPrizeValidator } from '#prizes/validators/prize_validators'
import { prizeAwardSchema } from '#prizes/wire/prize'

@inject()
export default class PassOnPrizeController {
  static readonly operation = {
    summary: 'Takes a prize that was not sent from its winner, and offers it to the next in line',
    auth: 'admin',
    path: { id: 'Id of the board.', place: 'Place in the drawing.' },
    body: passOnPrizeValidator,
    problems: ['E_PRIZE_NOT_CONFIRMED'],
    responses: { 200: vine.array(prizeAwardSchema) },
  }

  constructor(
    private readonly settle: SettleDrawing,
    private readonly profiles: ProfilesContract
  ) {}

  async handle(ctx: HttpContext) {
    const { note } = await passOnPrizeValidator.validate(ctx.request.body())
    const at = placeIn(ctx)
    if ((await findPlace(at)) === null) throw prizeProblem({ type: 'not_found' })
    const target = { type: 'leaderboard', id: at.boardId } as const
    const passed = await this.settle.handle(at.boardId, {
      of: ({ place, state }) => place === at.place && ['offered', 'confirmed'].includes(state),
      reason: 'admin',
      written: async ({ user_id: userId, state }, trx) => {
        const line = { action: 'prize.passed_on', target, before: { state } } as const
        const after = { place: at.place, userId, note }
        await audit({ ...actorOf(ctx), ...line, after }, trx)
      },
    })
    if (!passed) throw prizeProblem({ type: 'not_confirmed' })
    const rows = await listPlaces(at.boardId)
    const profiles = await this.profiles.listPublic(rows.map((row) => row.user_id))
    return rows.map((row) => toAward(row, profiles.get(row.user_id)))
  }
}
