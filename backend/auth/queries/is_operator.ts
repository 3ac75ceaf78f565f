import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { wasGranted } from '#shared/http/caller'
import { listRoles } from '#auth/queries/list_roles'

/** Whether an account has an admin role, so that a link into it gives power over everybody. */
export async function isOperator(userId: string, trx: TransactionClientContract): Promise<boolean> {
  return wasGranted({ roles: await listRoles(userId, trx) }, 'admin')
}
