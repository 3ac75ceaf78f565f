import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem, unreachable } from '#shared/problem'
import { SetBalance } from '#wallets/actions/set_balance'
import { setBalanceValidator } from '#wallets/validators/set_balance_validator'
import { balanceChangeSchema } from '#wallets/wire/balance_change'

@inject()
export default class SetBalanceController {
  static readonly operation = {
    summary: "Sets a player's balance in one currency to a target, with the reason why",
    auth: 'admin',
    path: { id: 'Id of the player.' },
    body: setBalanceValidator,
    problems: ['E_BAD_TRANSITION'],
    responses: {
      200: balanceChangeSchema,
    },
  }

  constructor(private readonly setBalance: SetBalance) {}

  async handle(ctx: HttpContext) {
    const { currency, balance, ...more } = await setBalanceValidator.validate(ctx.request.body())
    const userId = String(ctx.params.id)
    const target = { userId, currency, balance, ...more }
    const result = await this.setBalance.handle(target, actorOf(ctx))
    if (result.ok) return { currency, before: result.value.before, balance }
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'changed_meanwhile':
        throw new Problem('E_BAD_TRANSITION', {
          message: `The balance is ${result.error.balance} by now`,
        })
      default:
        unreachable(result.error)
    }
  }
}
