import { addOnce } from '#shared/database/add_once'
import { clock } from '#shared/clock'
import type { NewCategory } from '#games/contract'
import { Category } from '#games/models/category'
import { forgetCategories } from '#games/queries/list_categories'

export async function addCategory(category: NewCategory): Promise<boolean> {
  const { id, slug, categoryName, language, position } = category
  const row = { id, slug, categoryName, language, position, active: true, createdAt: clock.nowMs() }
  const added = await addOnce(() => Category.create(row))
  await forgetCategories()
  return added
}
