import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'

/** Ends only the access tokens; the sessions continue with their next refresh. */
export async function revokeAccessTokens(
  userId: string,
  trx: TransactionClientContract
): Promise<void> {
  await run(trx, 'delete from access_tokens where user_id = ?', [userId])
}
