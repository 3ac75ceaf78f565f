import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmPrize } from '#prizes/actions/confirm_prize'
import { prizeProblem } from '#prizes/transformers/prize_problem'
import { toPrize } from '#prizes/transformers/prize'
import { confirmPrizeValidator } from '#prizes/validators/prize_validators'
import { prizeSchema } from '#prizes/wire/prize'

@inject()
export default class ConfirmPrizeController {
  static readonly operation = {
    summary: 'Says where a won prize goes; said again until it is sent',
    auth: 'player',
    path: { id: 'Id of the board.' },
    body: confirmPrizeValidator,
    problems: ['E_PRIZE_NOT_ELIGIBLE', 'E_PRIZE_NOT_OFFERED'],
    responses: { 200: prizeSchema },
  }

  constructor(private readonly confirmPrize: ConfirmPrize) {}

  async handle({ auth, params, request }: HttpContext) {
    const { payoutEmail, address, initialsOnly } = await confirmPrizeValidator.validate(
      request.body()
    )
    const result = await this.confirmPrize.handle(
      { boardId: String(params.id), userId: auth.getUserOrFail().id },
      {
        contact: {
          payoutEmail: payoutEmail ?? null,
          address: address ? { ...address, line2: address.line2 ?? null } : null,
        },
        initialsOnly,
      }
    )
    if (!result.ok) throw prizeProblem(result.error)
    return toPrize(result.value)
  }
}
