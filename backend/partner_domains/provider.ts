import type { ApplicationService } from '@adonisjs/core/types'

/** Binds the module's contract to its implementation. */
export default class PartnerDomainsProvider {
  constructor(protected app: ApplicationService) {}
}
