// For its types alone: they name the event that this module tells of.
import type {} from '#creators/events/creator_share_agreed'
import type { ApplicationService } from '@adonisjs/core/types'
import { personalData } from '#shared/personal_data'
import { CreatorsContract } from '#creators/contract'
import { Makers } from '#creators/makers'
import { creatorPersonalData } from '#creators/personal_data'

/** Binds the module's contract to its implementation. */
export default class CreatorsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(CreatorsContract, (resolver) => resolver.make(Makers))
  }

  boot() {
    personalData.keep(creatorPersonalData)
  }
}
