import type { Infer } from '@vinejs/vine/types'
import { fieldProblem } from '#shared/problem'
import type { CategoryRecord, CategoryTaken } from '#games/domain/category_record'
import type { adminCategorySchema } from '#games/wire/category'

export function toCategoryAnswer({
  createdAtMs,
  ...category
}: CategoryRecord): Infer<typeof adminCategorySchema> {
  return { ...category, createdAt: new Date(createdAtMs).toISOString() }
}

export const takenProblem = ({ field }: CategoryTaken) =>
  fieldProblem('E_IN_USE', field, 'Another category of the language has this name')
