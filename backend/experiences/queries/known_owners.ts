import { inject } from '@adonisjs/core'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { KnownWidgetsContract, type ExperienceOwner } from '#experiences/contract'
import { ownerFaults } from '#experiences/domain/owner_faults'

/** Looks up the owners that have an id. Modes, flavours and distributors are names, which may have a document first. */
@inject()
export class KnownOwners {
  constructor(
    private readonly widgets: KnownWidgetsContract,
    private readonly domains: DistributorOwnersContract
  ) {}

  /** Why nothing would read a document of this owner; none when something does. */
  async faults({ scope, owner }: ExperienceOwner): Promise<string[]> {
    if (ownerFaults(scope, owner).length > 0) return []
    if (scope === 'widget' && !(await this.widgets.hasWidget(owner))) {
      return [`there is no widget ${owner}`]
    }
    if (scope === 'host' && !(await this.domains.hasDomain(owner))) {
      return [`there is no partner's domain ${owner}`]
    }
    return []
  }
}
