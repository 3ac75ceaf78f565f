import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { wasGranted } from '#shared/http/caller'
import { listRoles } from '#auth/queries/list_roles'

/** Whether an account runs the platform: a link into it is power over everybody. */
export async function isOperator(userId: string, trx: TransactionClientContract): Promise<boolean> {
  return wasGranted({ roles: await listRoles(userId, trx) }, 'admin')
}
