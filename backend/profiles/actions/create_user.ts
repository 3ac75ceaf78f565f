import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { normalizeUsername, usernameKey } from '@sidepick/rules/username'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import type { NewUser, NewUserError, UserRecord } from '#profiles/contract'
import { profileColor } from '#profiles/domain/profile_color'
import { findUser } from '#profiles/queries/find_user'
import { seal } from '#profiles/domain/sealed'

/** Adds a player. The unique indexes let only one of several concurrent requests have an e-mail or a name. */
export async function createUser(
  user: NewUser,
  trx: TransactionClientContract
): Promise<Result<UserRecord, NewUserError>> {
  const nowMs = clock.nowMs()
  const row = {
    id: user.id,
    email: user.email,
    username: normalizeUsername(user.username),
    username_key: usernameKey(user.username),
    status: user.status ?? 'active',
    profile_color: profileColor(user.id),
    language: user.language,
    birthday_sealed: user.birthday && seal(user.birthday, { userId: user.id, field: 'birthday' }),
    country: user.country,
    state: user.state,
    email_verified_at: user.emailVerified ? nowMs : null,
    us_residency_confirmed_at: user.usResidencyConfirmed ? nowMs : null,
    distributor_id: user.distributorId,
    referrer_id: user.referrerId === user.id ? null : user.referrerId,
    source_domain: user.sourceDomain,
    experiment_variant: user.experimentVariant ?? null,
    claimed_points: user.claimedPoints,
    created_at: nowMs,
    updated_at: nowMs,
  }
  const columns = Object.keys(row)
  const [added] = await run(
    trx,
    `insert into users (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
     on conflict do nothing returning id`,
    Object.values(row)
  )
  if (added) return success((await findUser('id', user.id, trx))!)
  const owner = await findUser('email', user.email, trx)
  return failure({ type: owner ? 'email_taken' : 'username_taken' })
}
