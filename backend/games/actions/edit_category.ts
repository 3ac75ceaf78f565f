import type { Actor } from '#shared/actor'
import { againWhenTaken } from '#shared/database/again_when_taken'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { audit } from '#shared/privacy/audit'
import { differences, given } from '#shared/privacy/differences'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import type { CategoryFields, CategoryRecord, CategoryTaken } from '#games/domain/category_record'
import { Category } from '#games/models/category'
import { findCategory } from '#games/queries/find_category'
import { findCategoryTaken } from '#games/queries/find_category_taken'
import { forgetCategories } from '#games/queries/list_categories'

export type CategoryChanges = Partial<Omit<CategoryFields, 'language'>>

export type EditCategoryError = { type: 'not_found' } | CategoryTaken | ChangedMeanwhile

/** Changes the given fields of a category. */
export async function editCategory(
  id: string,
  { changes, expected }: { changes: CategoryChanges; expected: object | undefined },
  actor: Actor
): Promise<Result<CategoryRecord, EditCategoryError>> {
  const result = await againWhenTaken(() =>
    transact(async (trx): Promise<Result<CategoryRecord, EditCategoryError>> => {
      const before = await findCategory(id, trx)
      if (before === null) return failure({ type: 'not_found' })
      const moved = changedMeanwhile(expected, before)
      if (moved) return failure(moved)
      const after = { ...before, ...given(changes) }
      const taken = await findCategoryTaken(after, trx)
      if (taken) return failure(taken)
      const changed = differences(before, after)
      if (changed === null) return success(before)
      await Category.query({ client: trx }).where('id', id).update(changed.after)
      const line = { action: 'category.edited', target: { type: 'category', id } } as const
      await audit({ ...actor, ...line, ...changed }, trx)
      return success(after)
    })
  )
  await forgetCategories()
  return result
}
