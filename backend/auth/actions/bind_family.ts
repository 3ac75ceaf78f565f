import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'

/** Binds a family to the browser with this key; false where it belongs to another one by now. */
export async function bindFamily(
  familyId: string,
  keyHash: string,
  trx: TransactionClientContract
): Promise<boolean> {
  const [bound] = await run(
    trx,
    `update refresh_families set browser_key_hash = ?
     where id = ? and (browser_key_hash is null or browser_key_hash = ?) returning id`,
    [keyHash, familyId, keyHash]
  )
  return bound !== undefined
}
