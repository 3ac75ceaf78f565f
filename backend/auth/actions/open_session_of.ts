import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AccountsContract } from '#accounts/contract'
import type { UserRecord } from '#profiles/contract'
import { openSession } from '#auth/actions/open_session'
import type { Session } from '#auth/domain/session'

/** Opens a session of a player whose identity has been established. */
export async function openSessionOf(
  user: UserRecord,
  accounts: AccountsContract,
  trx: TransactionClientContract
): Promise<Session> {
  const roles = await accounts.rolesOf(user.id, trx)
  return { user, roles, tokens: await openSession(user.id, trx) }
}
