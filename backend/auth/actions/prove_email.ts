import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProfilesContract, UserRecord } from '#profiles/contract'
import { holdSessions } from '#auth/actions/hold_sessions'
import { endOneTimeTokens, type OneTimeToken } from '#auth/store/one_time_tokens'

/**
 * Marks an address as verified and ends the other verification links. null when the account has another address now, or
 * is closed.
 */
export async function proveEmail(
  { userId, email }: Pick<OneTimeToken, 'userId' | 'email'>,
  profiles: ProfilesContract,
  trx: TransactionClientContract
): Promise<{ user: UserRecord; wasProved: boolean } | null> {
  if (userId === null) return null
  await holdSessions(userId, trx)
  // An update without a change locks the row, so that the address cannot change before this transaction ends.
  const held = await profiles.update(userId, {}, trx)
  if (!held.ok || held.value.email !== email || held.value.status === 'blocked') return null
  if (held.value.emailVerified) return { user: held.value, wasProved: true }
  await endOneTimeTokens('verify_email', userId, trx)
  const proved = await profiles.update(userId, { emailVerified: true }, trx)
  return proved.ok ? { user: proved.value, wasProved: false } : null
}
