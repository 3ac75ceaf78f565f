import { Category } from '#games/models/category'

export async function listCategoryIds(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const categories = await Category.query()
    .select('id')
    .whereIn('id', [...ids])
    .whereNull('deletedAt')
  return new Set(categories.map(({ id }) => id))
}
