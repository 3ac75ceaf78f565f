import { inject } from '@adonisjs/core'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { TicketType } from '@sidepick/rules/types'
import type { NewGamePlay } from '#gameplays/domain/new_game_play'
import { PartnerDomainsContract } from '#partner_domains/contract'

type Attribution = Pick<NewGamePlay, 'distributorId' | 'rewardType'>

const NOBODYS: Attribution = { distributorId: DEFAULT_DISTRIBUTOR_ID }

/** Whose play it is. */
@inject()
export class Attributions {
  constructor(private readonly partners: PartnerDomainsContract) {}

  /** A free play has no distributor, unless a partner's programme pays for it. */
  async find({
    ticketType,
    rewardType,
    distributorId: named,
  }: {
    ticketType: TicketType
    rewardType?: NewGamePlay['rewardType'] | null
    distributorId?: string | null
  }): Promise<Attribution> {
    const isFree = !TICKET_TERMS[ticketType].costs
    if (isFree && !rewardType) return NOBODYS
    const distributorId = await this.partners.resolveDistributor(named)
    if (isFree && !(await this.partners.hasProgramme(distributorId))) return NOBODYS
    return { distributorId, rewardType: rewardType ?? undefined }
  }
}
