// Imported for their types: they declare the mails and the events of this module.
import type {} from '#auth/events/account_linked'
import type {} from '#auth/events/sessions_ended'
import type {} from '#auth/mails/mail_data'
import type { ApplicationService } from '@adonisjs/core/types'
import { outbox } from '#shared/delivery/outbox'
import { personalData } from '#shared/privacy/personal_data'
import { problemCodes } from '#shared/problem_codes'
import { AccessContract, AccountsContract } from '#accounts/contract'
import { PartnerAccountsContract } from '#partner_programmes/contract'
import type { MailWishes } from '#auth/actions/ask_for_mail'
import { GrantMailWish } from '#auth/actions/grant_mail_wish'
import { decoyHash } from '#auth/domain/decoy_hash'
import { authPersonalData } from '#auth/store/personal_data'
import { Access } from '#auth/adapters/access'
import { PartnerAccounts } from '#auth/adapters/partner_accounts'
import { socialAccounts } from '#auth/social/personal_data'
import { authProblems } from '#auth/domain/problem_codes'

/** No module asks this one. It binds what the contracts of others ask of it. */
export default class AuthProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(
      AccessContract,
      async (resolver) => new Access(await resolver.make(AccountsContract))
    )
    this.app.container.singleton(PartnerAccountsContract, () => new PartnerAccounts())
  }

  boot() {
    problemCodes.declare(authProblems)
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
