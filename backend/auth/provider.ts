// Imported for their types: they declare the mails and the event of this module.
import type {} from '#auth/events/account_linked'
import type {} from '#auth/mails/mail_data'
import type { ApplicationService } from '@adonisjs/core/types'
import { outbox } from '#shared/delivery/outbox'
import { GrantedRoles } from '#shared/http/person_policy'
import { personalData } from '#shared/privacy/personal_data'
import { PartnerAccountsContract } from '#partner_programmes/contract'
import { ProfilesContract } from '#profiles/contract'
import type { MailWishes } from '#auth/actions/ask_for_mail'
import { GrantMailWish } from '#auth/actions/grant_mail_wish'
import { AuthContract } from '#auth/contract'
import { decoyHash } from '#auth/domain/decoy_hash'
import { authPersonalData } from '#auth/store/personal_data'
import { RolesInForce } from '#auth/queries/list_roles'
import { Sessions } from '#auth/auth'
import { PartnerAccounts } from '#auth/adapters/partner_accounts'
import { socialAccounts } from '#auth/social/personal_data'

/** Binds the module's contract to its implementation. */
export default class AuthProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(
      AuthContract,
      async (resolver) => new Sessions(await resolver.make(ProfilesContract))
    )
    this.app.container.singleton(GrantedRoles, () => new RolesInForce())
    this.app.container.singleton(PartnerAccountsContract, () => new PartnerAccounts())
  }

  boot() {
    personalData.keep(authPersonalData)
    personalData.keep(socialAccounts)
    const grant = () => this.app.container.make(GrantMailWish)
    outbox.handle<MailWishes['auth.password_link']>('auth.password_link', async (wish, { key }) =>
      (await grant()).passwordLink(wish, key)
    )
    outbox.handle<MailWishes['auth.verification']>('auth.verification', async (wish, { key }) =>
      (await grant()).verification(wish, key)
    )
  }

  async ready() {
    if (this.app.getEnvironment() === 'web') await decoyHash()
  }
}
