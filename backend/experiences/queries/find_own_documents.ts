import { inject } from '@adonisjs/core'
import { BUILT_IN_FLAVOURS } from '@sidepick/rules/types'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { RemotesContract } from '#remotes/contract'
import type { ExperienceOwner, ExperiencePlace } from '#experiences/contract'
import type { PartnerScope } from '#experiences/domain/reserved_keys'

/** The owners of documents that are somebody's, by scope. */
export type OwnDocuments = Readonly<Record<PartnerScope, readonly string[]>>

/** Where an explanation is asked for; what is left out is the platform's. */
export type AskedPlace = Partial<Pick<ExperiencePlace, 'flavour' | 'distributorId'>> & {
  domainId?: string
}

/** Whose documents a partner may read and write: those of the partner's distributors, their flavours and their domains. */
@inject()
export class FindOwnDocuments {
  constructor(
    private readonly owners: DistributorOwnersContract,
    private readonly remotes: RemotesContract
  ) {}

  async handle(userId: string): Promise<OwnDocuments> {
    const { distributorIds, domainIds } = await this.owners.listOwned(userId)
    const flavour = await this.remotes.flavoursOf(distributorIds)
    return { flavour, partner: distributorIds, host: domainIds }
  }
}

export const isOwn = (own: OwnDocuments, { scope, owner }: ExperienceOwner): boolean =>
  Object.entries(own).some(([kind, owners]) => kind === scope && owners.includes(owner))

/** Whether every document of a place is the partner's or the platform's. */
export const isOwnPlace = (
  own: OwnDocuments,
  { flavour, distributorId, domainId }: AskedPlace
): boolean =>
  (flavour === undefined || [...BUILT_IN_FLAVOURS, ...own.flavour].includes(flavour)) &&
  (distributorId === undefined ||
    [DEFAULT_DISTRIBUTOR_ID, ...own.partner].includes(distributorId)) &&
  (domainId === undefined || own.host.includes(domainId))
