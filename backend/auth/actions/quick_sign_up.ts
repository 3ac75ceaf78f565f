import { inject } from '@adonisjs/core'
import { attempt } from '#shared/database/attempt'
import { success, type Result } from '#shared/result'
import { AccountsContract, type TermsEvidence } from '#accounts/contract'
import { LeaderboardsContract } from '#leaderboards/contract'
import type { UserRecord } from '#profiles/contract'
import { AddAccount, type NewAccount } from '#auth/actions/add_account'
import { addUnnamed } from '#auth/actions/add_unnamed'
import { mailPasswordLink } from '#auth/actions/mail_links'

export type QuickSignUpRequest = Omit<NewAccount, 'username' | 'status'> & {
  returnUrl: string | null
  /** null when no terms were accepted. */
  evidence: TermsEvidence | null
}

type EmailTaken = { type: 'email_taken' }

/**
 * Creates a pending account from an e-mail: it is in the drawing at once, and the mailed link sets its password. The
 * address is not verified yet, so there is no session.
 */
@inject()
export class QuickSignUp {
  constructor(
    private addAccount: AddAccount,
    private accounts: AccountsContract,
    private leaderboards: LeaderboardsContract
  ) {}

  async handle({
    returnUrl,
    evidence,
    ...request
  }: QuickSignUpRequest): Promise<Result<UserRecord, EmailTaken>> {
    const account = await this.addAccount.prepare({ ...request, username: '', status: 'pending' })
    return attempt(async (trx) => {
      const created = await addUnnamed(account, this.addAccount, trx)
      if (!created.ok) return created
      const { id: userId } = created.value
      await this.leaderboards.qualifyInstantly({ userId, boardIds: account.boardIds }, trx)
      if (evidence) await this.accounts.signTerms(userId, evidence, trx)
      const occasion = { key: `signup:${userId}`, returnUrl }
      await mailPasswordLink(created.value, occasion, this.accounts, trx)
      return success(created.value)
    })
  }
}
