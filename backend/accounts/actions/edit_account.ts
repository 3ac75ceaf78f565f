import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { takeTurns } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { AccessContract } from '#accounts/contract'
import { CreatorsContract } from '#creators/contract'
import { AccountRecordsContract, ProfilesContract, type UserRecord } from '#profiles/contract'
import { completeChanges, disarms, type AccountChanges } from '#accounts/domain/account_changes'
import { forgetUnproved } from '#accounts/actions/forget_unproved'
import { tellEmailChange } from '#accounts/actions/tell_email_change'
import { tellPayoutChange } from '#accounts/actions/tell_payout_change'
import { isLastSuperadmin } from '#accounts/queries/is_last_superadmin'
import { listRoles } from '#accounts/queries/list_roles'
import { changedFields } from '#accounts/domain/changed_fields'

/** Who changes it, with the check whether they may change an account with these roles. */
export interface Editor {
  actor: Actor
  mayEdit: (roles: string[]) => Promise<boolean>
}

export type EditAccountError =
  | { type: 'not_found' }
  | { type: 'forbidden' }
  | { type: 'email_taken' }
  | { type: 'state_unknown' }
  | { type: 'last_superadmin' }

/**
 * Changes an account. A new e-mail or a block ends every session. An admin's verification of an address counts as the
 * first one, but not by the owner: everything is cleared, and the owner chooses a password by a mailed link.
 */
@inject()
export class EditAccount {
  constructor(
    private profiles: ProfilesContract,
    private records: AccountRecordsContract,
    private creators: CreatorsContract,
    private access: AccessContract
  ) {}

  handle(
    userId: string,
    given: AccountChanges,
    { actor, mayEdit }: Editor
  ): Promise<Result<UserRecord, EditAccountError>> {
    return attempt<UserRecord, EditAccountError>(async (trx) => {
      // Changes of roles wait until this ends.
      await takeTurns(trx, 'superadmins')
      await this.access.holdSessions(userId, trx)
      const user = await this.profiles.find(userId, trx)
      if (user === null || user.status === 'deleted') return failure({ type: 'not_found' })
      if (!(await mayEdit(await listRoles(userId, trx)))) return failure({ type: 'forbidden' })
      const changes = completeChanges(user, given)
      if (changes === null) return failure({ type: 'state_unknown' })
      if (disarms(user, changes) && (await isLastSuperadmin(userId, this.profiles, trx))) {
        return failure({ type: 'last_superadmin' })
      }
      const vouched = !user.emailVerified && given.emailVerified === true
      if (vouched) {
        // Before the update, so that what the admin sets in the same request is kept.
        await forgetUnproved(user, { records: this.records, creators: this.creators }, trx)
      }
      const updated = await this.profiles.update(userId, changes, trx)
      if (!updated.ok) {
        const { type } = updated.error
        return failure({ type: type === 'not_found' ? type : 'email_taken' })
      }
      const after = updated.value
      await tellPayoutChange(user, after.payoutEmail, trx)
      await tellEmailChange(user, after.email, trx)
      await this.access.followEdit({ before: user, after, vouched }, trx)
      const changed = changedFields(user, after)
      const line = { action: 'user.edited', target: { type: 'user', id: userId } } as const
      if (changed.after !== null) await audit({ ...actor, ...line, ...changed }, trx)
      return success(after)
    })
  }
}
