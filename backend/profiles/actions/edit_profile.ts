import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { AssetsContract } from '#assets/contract'
import { holdUser } from '#profiles/actions/hold_user'
import { updateUser } from '#profiles/actions/update_user'
import { writeTaxFormStatus } from '#profiles/actions/write_tax_form_status'
import type { UserChanges, UserRecord } from '#profiles/contract'
import type { TaxFormStatus } from '#profiles/domain/personal_fields'

export type ProfileEdit = Pick<
  UserChanges,
  'username' | 'profileColor' | 'language' | 'birthday' | 'adsDisabled'
> & { avatar?: null; taxFormStatus?: TaxFormStatus }

export type ProfileEditError = { type: 'not_found' | 'username_taken' }

/** Of a birthday and a tax form the audit log only records that they changed. */
const CHANGED = '(changed)'
const OPEN_FIELDS = ['username', 'avatar', 'profileColor', 'language', 'adsDisabled'] as const

/** Changes a player's profile for an admin, without the limits for players: a birthday may change. */
@inject()
export class EditProfile {
  constructor(private assets: AssetsContract) {}

  handle(
    userId: string,
    { taxFormStatus, ...changes }: ProfileEdit,
    actor: Actor
  ): Promise<Result<UserRecord, ProfileEditError>> {
    return transact(async (trx): Promise<Result<UserRecord, ProfileEditError>> => {
      const before = await holdUser(userId, trx)
      if (before === null) return failure({ type: 'not_found' })
      const updated = await updateUser(userId, changes, trx)
      if (!updated.ok) {
        const { type } = updated.error
        return failure({ type: type === 'not_found' ? type : 'username_taken' })
      }
      if (taxFormStatus) await writeTaxFormStatus(userId, taxFormStatus, trx)
      if (changes.avatar === null && before.avatarAssetId !== null) {
        await this.assets.release({ id: before.avatarAssetId, ownerId: userId }, trx)
      }
      const sealed = {
        ...(changes.birthday ? { birthday: CHANGED } : {}),
        ...(taxFormStatus ? { taxFormStatus: CHANGED } : {}),
      }
      await tell({ before, after: updated.value, sealed }, actor, trx)
      return success(updated.value)
    })
  }
}

async function tell(
  { before, after, sealed }: { before: UserRecord; after: UserRecord; sealed: object },
  actor: Actor,
  trx: TransactionClientContract
) {
  const fields = OPEN_FIELDS.filter((field) => before[field] !== after[field])
  if (fields.length + Object.keys(sealed).length === 0) return
  const pick = (user: UserRecord) => Object.fromEntries(fields.map((field) => [field, user[field]]))
  const line = { action: 'profile.edited', target: { type: 'user', id: after.id } } as const
  const what = { before: pick(before), after: { ...pick(after), ...sealed } }
  await audit({ ...actor, ...line, ...what }, trx)
}
