import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { ProfilesContract } from '#profiles/contract'
import { getAccountBalance } from '#wallets/queries/get_account_balance'
import { heldBalancesSchema } from '#wallets/wire/held_balances'

@inject()
export default class ShowBalancesController {
  static readonly operation = {
    summary: "A player's balances",
    auth: 'admin',
    path: { id: 'Id of the player.' },
    responses: { 200: heldBalancesSchema },
  }

  constructor(private readonly profiles: ProfilesContract) {}

  async handle({ params }: HttpContext) {
    const userId = String(params.id)
    if ((await this.profiles.find(userId)) === null) throw new Problem('E_NOT_FOUND')
    const { free: _uncounted, ...held } = (await getAccountBalance(userId)).balances
    return held
  }
}
