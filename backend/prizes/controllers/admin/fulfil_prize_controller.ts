import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { ProfilesContract } from '#profiles/contract'
import { FulfilPrize } from '#prizes/actions/fulfil_prize'
import { findPlace } from '#prizes/store/awards'
import { prizeProblem } from '#prizes/transformers/prize_problem'
import { toAward } from '#prizes/transformers/prize'
import { placeIn } from '#prizes/validators/place_in'
import { fulfilPrizeValidator } from '#prizes/validators/prize_validators'
import { prizeAwardSchema } from '#prizes/wire/prize'

@inject()
export default class FulfilPrizeController {
  static readonly operation = {
    summary: 'Writes down that a confirmed prize was sent, and how; once',
    auth: 'admin',
    path: { id: 'Id of the board.', place: 'Place in the drawing.' },
    body: fulfilPrizeValidator,
    problems: ['E_PRIZE_NOT_CONFIRMED', 'E_PRIZE_NOT_ELIGIBLE'],
    responses: { 200: prizeAwardSchema },
  }

  constructor(
    private readonly fulfil: FulfilPrize,
    private readonly profiles: ProfilesContract
  ) {}

  async handle(ctx: HttpContext) {
    const { fulfilment } = await fulfilPrizeValidator.validate(ctx.request.body())
    const at = placeIn(ctx)
    const result = await this.fulfil.handle(at, fulfilment, actorOf(ctx))
    if (!result.ok) throw prizeProblem(result.error)
    const row = (await findPlace(at))!
    const profiles = await this.profiles.listPublic([row.user_id])
    return toAward(row, profiles.get(row.user_id))
  }
}
