import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { pageHeaders } from '#shared/http/page_headers'
import { pageAddress, PartnerDomainsContract } from '#partner_domains/contract'
import { offersGift } from '#wallets/domain/gift_flavours'
import { getAccountBalance } from '#wallets/queries/get_account_balance'
import { accountBalanceSchema } from '#wallets/wire/account_balance'

@inject()
export default class ShowAccountBalanceController {
  static readonly operation = {
    summary: "The caller's balances",
    auth: 'player',
    responses: {
      200: accountBalanceSchema,
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

  /** A search partner's page shows no gift. That only affects display, so the page's own claim is enough. */
  private async isOnSearchPage(request: HttpContext['request']): Promise<boolean> {
    const { flags, flavour } = await this.partners.hostMode(pageAddress(...pageHeaders(request)))
    return flags.searchPartner || !offersGift(flavour)
  }
}
