import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { fieldProblem } from '#shared/problem'
import type { CategoryRecord, CategoryTaken } from '#games/domain/category_record'

export const categoryAnswer = () =>
  vine.object({
    id: vine.string().uuid(),
    slug: vine.string(),
    categoryName: vine.string(),
    language: vine.enum(LANGUAGE_TAGS),
    position: vine.number().withoutDecimals(),
    active: vine.boolean(),
    createdAt: vine.string(),
  })

export function toCategoryAnswer({ createdAtMs, ...category }: CategoryRecord) {
  return { ...category, createdAt: new Date(createdAtMs).toISOString() }
}

export const takenProblem = ({ field }: CategoryTaken) =>
  fieldProblem('E_IN_USE', field, 'Another category of the language has this name')
