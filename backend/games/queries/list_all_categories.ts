import type { Language } from '@sidepick/rules/types'
import { toCategoryRecord, type CategoryRecord } from '#games/domain/category_record'
import { Category } from '#games/models/category'

/** All categories, active or not, in the order that players see; optionally those of one language. */
export async function listAllCategories(language?: Language): Promise<CategoryRecord[]> {
  const query = Category.query()
    .whereNull('deletedAt')
    .orderBy('position')
    .orderBy('language')
    .orderBy('id')
  if (language) void query.where('language', language)
  return (await query).map(toCategoryRecord)
}
