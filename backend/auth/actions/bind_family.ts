import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'

interface Binding {
  familyId: string
  /** Of the browser's key. */
  keyHash: string
  /** The refresh token that is exchanged for it. */
  tokenId: string
}

/** Binds a family to the browser with this key; false where it belongs to another one by now. */
export async function bindFamily(
  { familyId, keyHash, tokenId }: Binding,
  trx: TransactionClientContract
): Promise<boolean> {
  const [bound] = await run(
    trx,
    `update refresh_families set browser_key_hash = ?, bound_by_token = coalesce(bound_by_token, ?)
     where id = ? and (browser_key_hash is null or browser_key_hash = ?) returning id`,
    [keyHash, tokenId, familyId, keyHash]
  )
  return bound !== undefined
}
