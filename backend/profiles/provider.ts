// Imported for its types: they declare the event that this module emits.
import type {} from '#profiles/events/email_verified'
import type { ApplicationService } from '@adonisjs/core/types'
import { personalData } from '#shared/privacy/personal_data'
import { ProfilesContract } from '#profiles/contract'
import { profilePersonalData } from '#profiles/store/personal_data'
import { Profiles } from '#profiles/profiles'

/** Binds the module's contract to its implementation. */
export default class ProfilesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ProfilesContract, (resolver) => resolver.make(Profiles))
  }

  boot() {
    personalData.keep(profilePersonalData)
  }
}
