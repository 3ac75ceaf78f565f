import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Widget } from '#widgets/models/widget'
import { toOwnWidget, type OwnWidget } from '#widgets/store/own_widget'

/** null when unknown, deleted or somebody else's; the owner null finds any. In a transaction the row is locked. */
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
