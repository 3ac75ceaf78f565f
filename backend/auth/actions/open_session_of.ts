import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { UserRecord } from '#profiles/contract'
import { openSession } from '#auth/actions/open_session'
import { listRoles } from '#auth/queries/list_roles'
import type { Session } from '#auth/domain/session'

/** Opens a session of a player whose identity has been established. */
export async function openSessionOf(
  user: UserRecord,
  trx: TransactionClientContract
): Promise<Session> {
  const roles = await listRoles(user.id, trx)
  return { user, roles, tokens: await openSession(user.id, trx) }
}
