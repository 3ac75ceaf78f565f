import { transact } from '#shared/transact'
import type { UserRecord } from '#profiles/contract'
import { openSession } from '#auth/actions/open_session'
import { listRoles } from '#auth/queries/list_roles'
import type { Session } from '#auth/session'

/** Opens a session of a player whose identity has been established. */
export async function openSessionOf(user: UserRecord): Promise<Session> {
  return transact(async (trx) => ({
    user,
    roles: await listRoles(user.id, trx),
    tokens: await openSession(user.id, trx),
  }))
}
