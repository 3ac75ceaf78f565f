import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { personalData } from '#shared/privacy/personal_data'
import { failure, success, type Result } from '#shared/result'
import { AccountRecordsContract, ProfilesContract } from '#profiles/contract'
import { isLastSuperadmin } from '#accounts/queries/is_last_superadmin'

export type CloseAccountError = { type: 'not_found' } | { type: 'last_superadmin' }

/** Closes an account for good and erases its personal data in every module. The ledger stays, with an anonymous id. */
@inject()
export class CloseAccount {
  constructor(
    private profiles: ProfilesContract,
    private records: AccountRecordsContract
  ) {}

  handle(userId: string, actor: Actor): Promise<Result<null, CloseAccountError>> {
    return attempt(async (trx) => {
      const closed = await this.close(userId, trx)
      const line = { action: 'user.closed', target: { type: 'user', id: userId } } as const
      if (closed.ok) await audit({ ...actor, ...line, before: null, after: null }, trx)
      return closed
    })
  }

  /** The same within the caller's transaction, which must roll back when it fails. */
  async close(
    userId: string,
    trx: TransactionClientContract
  ): Promise<Result<null, CloseAccountError>> {
    const last = await isLastSuperadmin(userId, this.profiles, trx)
    if (last) return failure({ type: 'last_superadmin' })
    if (!(await this.records.anonymise(userId, trx))) return failure({ type: 'not_found' })
    await personalData.erase(userId, trx)
    return success(null)
  }
}
