import { inject } from '@adonisjs/core'
import { transact } from '#shared/database/transact'
import { AccountsContract } from '#accounts/contract'
import { ProfilesContract } from '#profiles/contract'
import type { MailWishes } from '#auth/actions/ask_for_mail'
import { mailPasswordLink, mailVerification } from '#auth/actions/mail_links'

/** Sends a requested mail if there is an account; otherwise does nothing, because the requester must not learn it. */
@inject()
export class GrantMailWish {
  constructor(
    private profiles: ProfilesContract,
    private accounts: AccountsContract
  ) {}

  async passwordLink(
    { email, language, returnUrl }: MailWishes['auth.password_link'],
    key: string
  ): Promise<void> {
    const user = await this.profiles.findByEmail(email)
    if (user?.status !== 'active' && user?.status !== 'pending') return
    await transact((trx) =>
      mailPasswordLink(user, { key, language, returnUrl }, this.accounts, trx)
    )
  }

  /** A pending account is verified by choosing its password. */
  async verification(
    { email, userId, language }: MailWishes['auth.verification'],
    key: string
  ): Promise<void> {
    const user = await this.profiles.find(userId)
    if (user === null || user.email !== email || user.emailVerified) return
    if (user.status === 'pending') {
      await transact((trx) => mailPasswordLink(user, { key, language }, this.accounts, trx))
    } else if (user.status === 'active') {
      await transact((trx) => mailVerification(user, { key, language }, this.accounts, trx))
    }
  }
}
