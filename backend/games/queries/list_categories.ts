import cache from '@adonisjs/cache/services/main'
import { contentLanguages } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import { game } from '#config/game'
import { Category } from '#games/models/category'

interface CategoryItem {
  id: string
  slug: string
  categoryName: string
  language: Language
  position: number
}

const KEY = 'games:categories'

export async function listCategories(language?: Language): Promise<CategoryItem[]> {
  const all = await cache.getOrSet({
    key: KEY,
    ttl: game.cacheMs.catalogue,
    factory: readCategories,
  })
  if (!language) return all
  const shown = contentLanguages(language)
  return all.filter((category) => shown.includes(category.language))
}

export async function forgetCategories(): Promise<void> {
  await cache.delete({ key: KEY })
}

async function readCategories(): Promise<CategoryItem[]> {
  const rows = await Category.query()
    .where('active', true)
    .whereNull('deletedAt')
    .orderBy('position')
    .orderBy('language')
    .orderBy('id')
  return rows.map(({ id, slug, categoryName, language, position }) => ({
    id,
    slug,
    categoryName,
    language,
    position,
  }))
}
