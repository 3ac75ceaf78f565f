import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { takeTurns } from '#shared/database/dialect'
import type { CreatorRecord } from '#creators/contract'
import { findCreator } from '#creators/queries/find_creator'

/**
 * A parent is a creator who is not a child of this one. Changes of parents are serialised until the transaction ends.
 */
export async function mayBeParent(
  parentId: string,
  userId: string,
  trx: TransactionClientContract
): Promise<boolean> {
  await takeTurns(trx, 'creators.parents')
  const seen = new Set([userId])
  for (let id: string | null = parentId; id !== null;) {
    const parent: CreatorRecord | null = seen.has(id) ? null : await findCreator(id, trx)
    if (parent === null) return false
    seen.add(id)
    id = parent.parentId
  }
  return true
}
