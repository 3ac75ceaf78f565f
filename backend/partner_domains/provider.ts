import type { ApplicationService } from '@adonisjs/core/types'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { PartnerDomains } from '#partner_domains/partner_domains'

/** Binds the module's contract to its implementation. */
export default class PartnerDomainsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(PartnerDomainsContract, () => new PartnerDomains())
  }
}
