import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run, takeTurns } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { ProfilesContract } from '#profiles/contract'

/**
 * Whether there is no other active super admin. The answer holds until the transaction ends: two who remove each other
 * at once are serialised, and the second one is refused.
 */
export async function isLastSuperadmin(
  userId: string,
  profiles: ProfilesContract,
  trx: TransactionClientContract
): Promise<boolean> {
  await takeTurns(trx, 'superadmins')
  const holders = await run<Columns<'user_roles', 'user_id'>>(
    trx,
    `select user_id from user_roles where role = 'superadmin'`
  )
  if (!holders.some((holder) => holder.user_id === userId)) return false
  for (const { user_id: id } of holders) {
    const other = id === userId ? null : await profiles.find(id, trx)
    if (other?.status === 'active' && other.emailVerified) return false
  }
  return true
}
