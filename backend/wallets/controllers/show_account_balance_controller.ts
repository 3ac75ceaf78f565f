import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { callerPage, PartnerDomainsContract } from '#partner_domains/contract'
import { getAccountBalance } from '#wallets/queries/get_account_balance'

const count = vine.number().withoutDecimals().min(0)

@inject()
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
        nextFreeGiftAt: vine.string(),
        expiringWhite: vine.object({ count: count.clone(), at: vine.string() }).nullable(),
      }),
    },
  }

  constructor(private readonly partners: PartnerDomainsContract) {}

  async handle({ auth, request }: HttpContext) {
    const held = await getAccountBalance(auth.user!.id)
    const { balances, expiringWhite } = held
    return {
      whiteTickets: balances.white,
      blackTickets: balances.black,
      coins: balances.coin,
      pendingCoins: balances.pending_coin,
      gray: balances.gray,
      points: balances.point,
      canCollectFreeGift: held.giftWaits && !(await this.isOnSearchPage(request)),
      nextFreeGiftAt: new Date(held.nextGiftAtMs).toISOString(),
      expiringWhite: expiringWhite && {
        count: expiringWhite.count,
        at: new Date(expiringWhite.atMs).toISOString(),
      },
    }
  }

  /** A search partner's page offers no gift; a rule of display, so the page's own word is enough. */
  private async isOnSearchPage(request: HttpContext['request']): Promise<boolean> {
    const { flags, flavour } = await this.partners.hostMode(callerPage(request))
    return flags.searchPartner || flavour === 'search-partner'
  }
}
