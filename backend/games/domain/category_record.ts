import type { Language } from '@sidepick/rules/types'
import type { Category } from '#games/models/category'

/** A category as admins know it, in or out of use. */
export interface CategoryRecord {
  id: string
  slug: string
  categoryName: string
  language: Language
  position: number
  active: boolean
  createdAtMs: number
}

/** What admins say of a category. Its language never changes: the games in it would speak another one. */
export type CategoryFields = Omit<CategoryRecord, 'id' | 'createdAtMs'>

export type CategoryTaken = { type: 'taken'; field: 'categoryName' | 'slug' }

export function toCategoryRecord(row: Category): CategoryRecord {
  const { id, slug, categoryName, language, position, active, createdAt: createdAtMs } = row
  return { id, slug, categoryName, language, position, active, createdAtMs }
}
