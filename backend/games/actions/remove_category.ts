import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { Category } from '#games/models/category'
import { Game } from '#games/models/game'
import { findCategory } from '#games/queries/find_category'
import { forgetCategories } from '#games/queries/list_categories'

export type RemoveCategoryError = { type: 'not_found' } | { type: 'in_use' }

/** Deletes an empty category. Adding a game locks its category, so this waits for a concurrent one. */
export async function removeCategory(
  id: string,
  actor: Actor
): Promise<Result<null, RemoveCategoryError>> {
  const result = await transact(async (trx): Promise<Result<null, RemoveCategoryError>> => {
    const category = await findCategory(id, trx)
    if (category === null) return failure({ type: 'not_found' })
    if (await isUsed(id, trx)) return failure({ type: 'in_use' })
    await Category.query({ client: trx }).where('id', id).update({ deletedAt: clock.nowMs() })
    const { id: _, createdAtMs: __, ...before } = category
    const line = { action: 'category.deleted', target: { type: 'category', id } } as const
    await audit({ ...actor, ...line, before, after: null }, trx)
    return success(null)
  })
  await forgetCategories()
  return result
}

async function isUsed(categoryId: string, trx: TransactionClientContract): Promise<boolean> {
  const game = await Game.query({ client: trx })
    .select('id')
    .where({ categoryId })
    .whereNull('deletedAt')
    .first()
  return game !== null
}
