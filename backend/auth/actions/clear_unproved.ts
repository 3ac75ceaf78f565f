import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#shared/ids'
import { queueMail } from '#shared/delivery/mail'
import { AccountsContract } from '#accounts/contract'
import type { UserRecord } from '#profiles/contract'
import { endUnprovedAccess, type Kept } from '#auth/actions/end_unproved_access'

/**
 * Runs when the owner of an address verifies it for the first time. Before that anybody could have made the account with
 * it, so this ends every other way in and clears what was entered or agreed on. The caller replaces or removes the
 * password.
 */
@inject()
export class ClearUnproved {
  constructor(private accounts: AccountsContract) {}

  async handle(user: UserRecord, kept: Kept, trx: TransactionClientContract): Promise<void> {
    await endUnprovedAccess(user.id, kept, trx)
    await this.accounts.forgetUnproved(user, trx)
    // A pending account had no data to clear.
    if (user.status === 'pending') return
    const { email, language } = user
    const told = { mail: 'account_cleared', to: email, language, data: {} } as const
    await queueMail({ ...told, key: `account_cleared:${newId()}` }, trx)
  }
}
