import { inject } from '@adonisjs/core'
import { CreatorsContract } from '#creators/contract'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { ProfilesContract } from '#profiles/contract'
import type { Share } from '#cuts/domain/rates'

/** The kinds of share that may pay somebody: a global change of them is a change of one's own income. */
@inject()
export class ListOwnShares {
  constructor(
    private readonly creators: CreatorsContract,
    private readonly profiles: ProfilesContract,
    private readonly owners: DistributorOwnersContract
  ) {}

  async handle(userId: string): Promise<ReadonlySet<Share>> {
    // A parent is a creator.
    const creates = (await this.creators.find(userId)) !== null
    const shares: Share[] = creates ? ['hostBps', 'parentBps'] : []
    if (await this.profiles.hasReferred(userId)) shares.push('referrerBps')
    if (await this.owners.ownsAny(userId)) shares.push('distributorBps')
    return new Set(shares)
  }
}
