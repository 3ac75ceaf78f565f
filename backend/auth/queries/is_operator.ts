import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { reachesOthers } from '#shared/caller'
import type { AccountsContract } from '#accounts/contract'

/** Whether an account has a role that reaches others, so that a link into it gives power over everybody. */
export async function isOperator(
  userId: string,
  accounts: AccountsContract,
  trx: TransactionClientContract
): Promise<boolean> {
  return reachesOthers(await accounts.rolesOf(userId, trx))
}
