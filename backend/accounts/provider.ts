// Imported for its types: they declare the mails of this module.
import type {} from '#accounts/mails/mail_data'
import type { ApplicationService } from '@adonisjs/core/types'
import { subscribe } from '#shared/delivery/domain_events'
import { GrantedRoles } from '#shared/http/person_policy'
import { personalData } from '#shared/privacy/personal_data'
import { problemCodes } from '#shared/problem_codes'
import { Accounts } from '#accounts/accounts'
import { AccountsContract } from '#accounts/contract'
import { endPayoutPin } from '#accounts/listeners/end_payout_pin'
import { RolesInForce } from '#accounts/queries/list_roles'
import { accountPersonalData } from '#accounts/store/personal_data'
import { accountProblems } from '#accounts/domain/problem_codes'

/** Binds the module's contract to its implementation. */
export default class AccountsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(AccountsContract, (resolver) => resolver.make(Accounts))
    this.app.container.singleton(GrantedRoles, () => new RolesInForce())
  }

  boot() {
    problemCodes.declare(accountProblems)
    personalData.keep(accountPersonalData)
    subscribe('sessions_ended', endPayoutPin)
  }
}
