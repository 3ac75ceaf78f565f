import type { Language } from '@sidepick/rules/types'
import type { Category } from '#games/models/category'

/** A category as admins see it, active or not. */
export interface CategoryRecord {
  id: string
  slug: string
  categoryName: string
  language: Language
  position: number
  active: boolean
  createdAtMs: number
}

/** The editable fields of a category. Its language never changes, because its games have that language. */
export type CategoryFields = Omit<CategoryRecord, 'id' | 'createdAtMs'>

export type CategoryTaken = { type: 'taken'; field: 'categoryName' | 'slug' }

export function toCategoryRecord(row: Category): CategoryRecord {
  const { id, slug, categoryName, language, position, active, createdAt: createdAtMs } = row
  return { id, slug, categoryName, language, position, active, createdAtMs }
}
