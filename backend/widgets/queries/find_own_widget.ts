import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Widget } from '#widgets/models/widget'
import { toOwnWidget, type OwnWidget } from '#widgets/store/own_widget'

/** null when unknown, deleted or somebody else's; null for an owner finds anybody's. In a transaction nobody changes it. */
export async function findOwnWidget(
  { id, creatorId }: { id: string; creatorId: string | null },
  trx?: TransactionClientContract
): Promise<OwnWidget | null> {
  const query = Widget.query({ client: trx }).where('id', id).whereNull('deletedAtMs')
  if (creatorId !== null) void query.where({ creatorId })
  if (trx) void query.forUpdate()
  const row = await query.first()
  return row && toOwnWidget(row)
}
