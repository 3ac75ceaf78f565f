// Imported for its types: they declare the event that this module listens to.
import type {} from '#creators/events/creator_share_agreed'
import type { ApplicationService } from '@adonisjs/core/types'
import { subscribe } from '#shared/delivery/domain_events'
import { personalData } from '#shared/privacy/personal_data'
import { AgreedSharesContract } from '#creators/contract'
import { AgreedShares } from '#cuts/adapters/agreed_shares'
import { CutsContract } from '#cuts/contract'
import { Cuts } from '#cuts/cuts'
import { keepAgreedShare } from '#cuts/listeners/keep_agreed_share'
import { cutsPersonalData } from '#cuts/store/personal_data'

/** Binds the module's contract to its implementation. */
export default class CutsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(CutsContract, (resolver) => resolver.make(Cuts))
    this.app.container.singleton(AgreedSharesContract, () => new AgreedShares())
  }

  boot() {
    personalData.keep(cutsPersonalData)
    subscribe('creator_share_agreed', keepAgreedShare)
  }
}
