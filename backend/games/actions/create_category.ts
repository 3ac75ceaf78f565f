import type { Actor } from '#shared/actor'
import { againWhenTaken } from '#shared/database/again_when_taken'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import type { CategoryFields, CategoryRecord, CategoryTaken } from '#games/domain/category_record'
import { Category } from '#games/models/category'
import { findCategoryTaken } from '#games/queries/find_category_taken'
import { forgetCategories } from '#games/queries/list_categories'

export async function createCategory(
  fields: CategoryFields,
  actor: Actor
): Promise<Result<CategoryRecord, CategoryTaken>> {
  const category = { ...fields, id: newId(), createdAtMs: clock.nowMs() }
  const result = await againWhenTaken(() =>
    transact(async (trx): Promise<Result<CategoryRecord, CategoryTaken>> => {
      const taken = await findCategoryTaken(category, trx)
      if (taken) return failure(taken)
      const { createdAtMs: createdAt, ...row } = category
      await Category.create({ ...row, createdAt }, { client: trx })
      const target = { type: 'category', id: category.id } as const
      const line = { action: 'category.created', target, before: null, after: fields } as const
      await audit({ ...actor, ...line }, trx)
      return success(category)
    })
  )
  await forgetCategories()
  return result
}
