import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { NewGamePlay } from '#gameplays/domain/new_game_play'
import type { Stakeholder } from '#gameplays/domain/admission'
import type { PartnerDomainsContract } from '#partner_domains/contract'
import type { ProfilesContract } from '#profiles/contract'

/** Reads what a play with a stake requires of its player. */
export class Stakeholders {
  constructor(
    private readonly profiles: ProfilesContract,
    private readonly partners: PartnerDomainsContract,
    /** Whether the platform pays coins at all. */
    private readonly moneyFeatures: boolean
  ) {}

  /** null for a free play, which requires nothing. */
  async find({
    userId,
    ticketType,
    distributorId,
    decides,
  }: NewGamePlay): Promise<Stakeholder | null> {
    const { costs, matched } = TICKET_TERMS[ticketType]
    if (!costs) return null
    const user = await this.profiles.find(userId)
    if (!user) throw new Error(`there is no player ${userId}`)
    const blackAllowed =
      matched && this.moneyFeatures && (await this.partners.allowsBlackTickets(distributorId))
    return { user, blackAllowed, decides }
  }
}
