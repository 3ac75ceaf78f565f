import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { isUniqueViolation, run } from '#shared/database/dialect'
import { savepoint } from '#shared/database/transact'
import { failure, success, type Result } from '#shared/result'
import type { UserChanges, UserChangesError, UserRecord } from '#profiles/contract'
import { findUser } from '#profiles/queries/find_user'
import { userAssignments } from '#profiles/store/user_assignments'

/** Changes a player who is not deleted, within a savepoint, so that a taken name does not abort the transaction. */
export async function updateUser(
  userId: string,
  changes: UserChanges,
  trx: TransactionClientContract
): Promise<Result<UserRecord, UserChangesError>> {
  const nowMs = clock.nowMs()
  const values = { ...userAssignments(userId, changes, nowMs), updated_at: nowMs }
  const set = Object.keys(values).map((column) => `${column} = ?`)
  if (changes.email !== undefined && changes.emailVerified === undefined) {
    set.push('email_verified_at = case when email = ? then email_verified_at end')
  }
  const again = set.length > Object.keys(values).length ? [changes.email!] : []
  try {
    const [changed] = await savepoint(trx, () =>
      run(
        trx,
        `update users set ${set.join(', ')} where id = ? and status <> 'deleted' returning id`,
        [...Object.values(values), ...again, userId]
      )
    )
    return changed ? success((await findUser('id', userId, trx))!) : failure({ type: 'not_found' })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return failure({ type: await takenPart(userId, changes, trx) })
  }
}

async function takenPart(
  userId: string,
  { email }: UserChanges,
  trx: TransactionClientContract
): Promise<'email_taken' | 'username_taken'> {
  const owner = email === undefined ? null : await findUser('email', email, trx)
  return owner !== null && owner.id !== userId ? 'email_taken' : 'username_taken'
}
