import type { Locale } from '@sidepick/rules/types'
import { toCategoryRecord, type CategoryRecord } from '#games/category_record'
import { Category } from '#games/models/category'

/** Every category there is, in use or not, in the order that players see. */
export async function listAllCategories(language?: Locale): Promise<CategoryRecord[]> {
  const query = Category.query()
    .whereNull('deletedAt')
    .orderBy('position')
    .orderBy('language')
    .orderBy('id')
  if (language) void query.where('language', language)
  return (await query).map(toCategoryRecord)
}
