import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CategoryRecord, CategoryTaken } from '#games/domain/category_record'
import { Category } from '#games/models/category'

/** The name that another category of the language already has; null when both are free. */
export async function findCategoryTaken(
  { id, language, categoryName, slug }: CategoryRecord,
  trx: TransactionClientContract
): Promise<CategoryTaken | null> {
  const other = await Category.query({ client: trx })
    .where('language', language)
    .whereNot('id', id)
    .whereNull('deletedAt')
    .where((names) => void names.where({ categoryName }).orWhere({ slug }))
    .first()
  if (!other) return null
  return { type: 'taken', field: other.categoryName === categoryName ? 'categoryName' : 'slug' }
}
