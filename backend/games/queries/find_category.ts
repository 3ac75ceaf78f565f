import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toCategoryRecord, type CategoryRecord } from '#games/domain/category_record'
import { Category } from '#games/models/category'

/** null when unknown or deleted. In a transaction the row is locked. */
export async function findCategory(
  id: string,
  trx?: TransactionClientContract
): Promise<CategoryRecord | null> {
  const query = Category.query({ client: trx }).where('id', id).whereNull('deletedAt')
  if (trx) void query.forUpdate()
  const row = await query.first()
  return row && toCategoryRecord(row)
}
