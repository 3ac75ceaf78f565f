import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { getAccountBalance } from '#wallets/queries/get_account_balance'

const count = vine.number().withoutDecimals().min(0)

export default class ShowAccountBalanceController {
  static readonly operation = {
    summary: "The caller's balances",
    auth: 'player',
    responses: {
      200: vine.object({
        whiteTickets: count.clone(),
        blackTickets: count.clone(),
        coins: count.clone(),
        pendingCoins: count.clone(),
        gray: count.clone(),
        points: count.clone(),
        canCollectFreeGift: vine.boolean(),
      }),
    },
  }

  async handle({ auth }: HttpContext) {
    const balance = await getAccountBalance(auth.user!.id)
    return {
      whiteTickets: balance.white,
      blackTickets: balance.black,
      coins: balance.coin,
      pendingCoins: balance.pending_coin,
      gray: balance.gray,
      points: balance.point,
      canCollectFreeGift: false,
    }
  }
}
