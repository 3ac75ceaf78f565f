import { inject } from '@adonisjs/core'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { isPartnerName, PLATFORM } from '#remotes/domain/owner'

/** Under which names somebody publishes remotes: a partner has its distributor's name. */
@inject()
export class FindOwnPartners {
  constructor(private readonly owners: DistributorOwnersContract) {}

  async handle(userId: string): Promise<string[]> {
    const { distributorIds } = await this.owners.listOwned(userId)
    return distributorIds.filter((id) => isPartnerName(id) && id !== PLATFORM)
  }
}
