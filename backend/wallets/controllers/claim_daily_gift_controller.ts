import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#shared/http/idempotency'
import { Problem } from '#shared/problem'
import { claimDailyGift } from '#wallets/actions/claim_daily_gift'
import { dailyGiftSchema } from '#wallets/wire/daily_gift'
import { IDEMPOTENCY_HEADER } from '#shared/openapi/operation'

export default class ClaimDailyGiftController {
  static readonly operation = {
    summary: "Collects the day's white tickets, once a day",
    auth: 'player',
    headers: IDEMPOTENCY_HEADER,
    problems: ['E_GIFT_COLLECTED', 'E_TOS_REQUIRED'],
    responses: { 200: dailyGiftSchema },
  }

  handle(ctx: HttpContext) {
    return answerOnce(ctx, { path: '/v1/wallets/claim-daily-gift', body: null }, async (trx) => {
      const result = await claimDailyGift(ctx.auth.user!.id, trx)
      if (!result.ok) return new Problem('E_GIFT_COLLECTED')
      return { status: 200, body: { amount: result.value.tickets } }
    })
  }
}
