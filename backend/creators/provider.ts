// Imported for its types: they declare the event that this module emits.
import type {} from '#creators/events/creator_share_agreed'
import type { ApplicationService } from '@adonisjs/core/types'
import { personalData } from '#shared/privacy/personal_data'
import { CreatorsContract } from '#creators/contract'
import { Creators } from '#creators/creators'
import { creatorPersonalData } from '#creators/store/personal_data'

/** Binds the module's contract to its implementation. */
export default class CreatorsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(CreatorsContract, (resolver) => resolver.make(Creators))
  }

  boot() {
    personalData.keep(creatorPersonalData)
  }
}
