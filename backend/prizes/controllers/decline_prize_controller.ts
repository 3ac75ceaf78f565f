import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SettleDrawing } from '#prizes/actions/settle_drawing'
import { findOwn } from '#prizes/store/awards'
import { prizeProblem } from '#prizes/transformers/prize_problem'
import { toPrize } from '#prizes/transformers/prize'
import { prizeSchema } from '#prizes/wire/prize'

@inject()
export default class DeclinePrizeController {
  static readonly operation = {
    summary: 'Gives a prize up, or the place in line for it; the next player gets it',
    auth: 'player',
    path: { id: 'Id of the board.' },
    problems: ['E_PRIZE_NOT_OFFERED'],
    responses: { 200: prizeSchema },
  }

  constructor(private readonly settle: SettleDrawing) {}

  async handle({ auth, params }: HttpContext) {
    const own = { boardId: String(params.id), userId: auth.getUserOrFail().id }
    if ((await findOwn(own)) === null) throw prizeProblem({ type: 'not_found' })
    const declined = await this.settle.handle(own.boardId, {
      of: ({ user_id: userId, state }) =>
        userId === own.userId && ['waiting', 'offered', 'confirmed'].includes(state),
      reason: 'declined',
    })
    if (!declined) throw prizeProblem({ type: 'not_offered' })
    return toPrize((await findOwn(own))!)
  }
}
