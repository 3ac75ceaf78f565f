import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { CreatorsContract, NewCreator } from '#creators/contract'
import type { UserRecord } from '#profiles/contract'
import type { StoredRole } from '#auth/domain/roles'

/** Adds a role; for a creator also the record that games show. False when it was held already. */
export async function addRole(
  { user, role, grantedBy }: { user: UserRecord; role: StoredRole; grantedBy: string | null },
  creators: CreatorsContract,
  trx: TransactionClientContract
): Promise<boolean> {
  const [added] = await run(
    trx,
    `insert into user_roles (user_id, role, granted_by, granted_at) values (?, ?, ?, ?)
     on conflict (user_id, role) do nothing returning user_id`,
    [user.id, role, grantedBy, clock.nowMs()]
  )
  if (role === 'creator') await creators.agree(toCreator(user), { agreedBy: grantedBy }, trx)
  return added !== undefined
}

/** A creator starts with the player's name and avatar. */
export function toCreator({ id, username, profileColor, avatar }: UserRecord): NewCreator {
  return { userId: id, userName: username, profileColor, avatar, partnerName: null }
}
