import { inject } from '@adonisjs/core'
import { attempt } from '#shared/database/attempt'
import { success, type Result } from '#shared/result'
import { AccountsContract, withPlayer, type TermsEvidence } from '#accounts/contract'
import type { NewUserError } from '#profiles/contract'
import { AddAccount, type NewAccount } from '#auth/actions/add_account'
import { mailVerification } from '#auth/actions/mail_links'
import { openSession } from '#auth/actions/open_session'
import { storePassword } from '#auth/actions/store_password'
import { hashNewPassword, type CommonPasswordError } from '#auth/domain/new_password'
import type { Session } from '#auth/domain/session'

export type SignUpError = NewUserError | CommonPasswordError

export type SignUpRequest = NewAccount & {
  password: string
  returnUrl: string | null
  evidence: TermsEvidence
}

/** Creates an account with its password, accepted terms, bonus and first session in one transaction. */
@inject()
export class SignUp {
  constructor(
    private addAccount: AddAccount,
    private accounts: AccountsContract
  ) {}

  async handle({
    password,
    returnUrl,
    evidence,
    ...request
  }: SignUpRequest): Promise<Result<Session, SignUpError>> {
    const hashed = await hashNewPassword(password, request)
    if (!hashed.ok) return hashed
    const account = await this.addAccount.prepare(request)
    return attempt(async (trx) => {
      const created = await this.addAccount.add(account, trx)
      if (!created.ok) return created
      const user = created.value
      await storePassword(user.id, hashed.value, trx)
      const terms = await this.accounts.signTerms(user.id, evidence, trx)
      await mailVerification(user, { key: `signup:${user.id}`, returnUrl }, this.accounts, trx)
      return success({
        user: { ...user, ...terms },
        roles: withPlayer([]),
        tokens: await openSession(user.id, trx),
      })
    })
  }
}
