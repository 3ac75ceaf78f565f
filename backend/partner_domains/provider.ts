import type { ApplicationService } from '@adonisjs/core/types'
import {
  DistributorOwnersContract,
  PartnerDomainsContract,
  PartnerHostsContract,
} from '#partner_domains/contract'
import { PartnerDomains } from '#partner_domains/partner_domains'

/** Binds the module's contracts to their implementation. */
export default class PartnerDomainsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(PartnerDomainsContract, () => new PartnerDomains())
    this.app.container.singleton(DistributorOwnersContract, () => new PartnerDomains())
    this.app.container.singleton(PartnerHostsContract, () => new PartnerDomains())
  }
}
