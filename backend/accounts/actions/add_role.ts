import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { CreatorsContract, NewCreator } from '#creators/contract'
import type { UserRecord } from '#profiles/contract'
import type { NewRole } from '#accounts/contract'
import { GRANT_TERMS } from '#accounts/domain/roles'

/** Adds a role; with it the record that games show, where the role has one. False when it was held already. */
export async function addRole(
  { user, role, grantedBy }: NewRole,
  creators: CreatorsContract,
  trx: TransactionClientContract
): Promise<boolean> {
  const [added] = await run(
    trx,
    `insert into user_roles (user_id, role, granted_by, granted_at) values (?, ?, ?, ?)
     on conflict (user_id, role) do nothing returning user_id`,
    [user.id, role, grantedBy, clock.nowMs()]
  )
  if (GRANT_TERMS[role].hasRecord) {
    await creators.agree(toCreator(user), { agreedBy: grantedBy }, trx)
  }
  return added !== undefined
}

/** A creator starts with the player's name and avatar. */
export function toCreator({ id, username, profileColor, avatar }: UserRecord): NewCreator {
  return { userId: id, userName: username, profileColor, avatar, partnerName: null }
}
