import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'

/** Binds a family to the browser with this key, unless it belongs to one already. */
export async function bindFamily(
  familyId: string,
  keyHash: string,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    'update refresh_families set browser_key_hash = ? where id = ? and browser_key_hash is null',
    [keyHash, familyId]
  )
}
