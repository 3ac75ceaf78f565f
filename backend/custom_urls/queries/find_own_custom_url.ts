import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CustomUrl } from '#custom_urls/models/custom_url'
import { toOwnCustomUrl, type OwnCustomUrl } from '#custom_urls/store/own_custom_url'

/** null when unknown, deleted or somebody else's; the owner null finds any. In a transaction the row is locked. */
export async function findOwnCustomUrl(
  { id, creatorId }: { id: string; creatorId: string | null },
  trx?: TransactionClientContract
): Promise<OwnCustomUrl | null> {
  const query = CustomUrl.query({ client: trx }).where('id', id).whereNull('deletedAtMs')
  if (creatorId !== null) void query.where({ creatorId })
  if (trx) void query.forUpdate()
  const row = await query.first()
  return row && toOwnCustomUrl(row)
}
