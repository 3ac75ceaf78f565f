// Imported for its types: they declare the event that this module emits.
import type {} from '#profiles/events/email_verified'
import type { ApplicationService } from '@adonisjs/core/types'
import { personalData } from '#shared/privacy/personal_data'
import { sealedColumns } from '#shared/privacy/sealed_columns'
import { problemCodes } from '#shared/problem_codes'
import { AccountRecordsContract, PlayerRecordsContract, ProfilesContract } from '#profiles/contract'
import { profilePersonalData } from '#profiles/store/personal_data'
import { profileSealedColumns } from '#profiles/store/sealed_columns'
import { Profiles } from '#profiles/profiles'
import { profileProblems } from '#profiles/domain/problem_codes'

/** Binds the module's contracts to their implementation. */
export default class ProfilesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ProfilesContract, (resolver) => resolver.make(Profiles))
    this.app.container.singleton(AccountRecordsContract, (resolver) => resolver.make(Profiles))
    this.app.container.singleton(PlayerRecordsContract, (resolver) => resolver.make(Profiles))
  }

  boot() {
    problemCodes.declare(profileProblems)
    personalData.keep(profilePersonalData)
    sealedColumns.keep(...profileSealedColumns)
  }
}
