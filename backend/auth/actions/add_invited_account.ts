import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { failure, success, type Result } from '#shared/result'
import { ProfilesContract, type NewUserError, type UserRecord } from '#profiles/contract'
import { AddAccount, type NewAccount, type PreparedAccount } from '#auth/actions/add_account'
import { endOneTimeTokens } from '#auth/store/one_time_tokens'

/** Creates an invited account, or completes a pending one. */
@inject()
export class AddInvitedAccount {
  constructor(
    private accounts: AddAccount,
    private profiles: ProfilesContract
  ) {}

  prepare(account: NewAccount): Promise<PreparedAccount> {
    return this.accounts.prepare({ ...account, emailVerified: true })
  }

  async add(
    account: PreparedAccount,
    trx: TransactionClientContract
  ): Promise<Result<UserRecord, NewUserError>> {
    const pending = await this.profiles.findByEmail(account.email, trx)
    if (pending?.status !== 'pending') return this.accounts.add(account, trx)
    const { username } = account
    const named = await this.profiles.update(pending.id, { username, emailVerified: true }, trx)
    if (!named.ok) return failure({ type: 'username_taken' })
    const opened = await this.profiles.activate(pending.id, trx)
    await endOneTimeTokens('reset_password', pending.id, trx)
    return opened ? success({ ...named.value, status: 'active' }) : failure({ type: 'email_taken' })
  }
}
