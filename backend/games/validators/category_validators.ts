import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { flag, oneLine } from '#shared/http/validation/rules'

export const listCategoriesValidator = vine.create({
  language: vine
    .enum(LANGUAGE_TAGS)
    .optional()
    .meta({ description: 'Only categories of this language.' }),
})

const POSITION_MAX = 1_000_000

const categoryName = () => oneLine(120)
const slug = () =>
  vine
    .string()
    .maxLength(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const position = () => vine.number({ strict: true }).withoutDecimals().range([0, POSITION_MAX])

export const createCategoryValidator = vine.create({
  categoryName: categoryName(),
  slug: slug(),
  language: vine.enum(LANGUAGE_TAGS),
  position: position().optional(),
  active: flag().optional(),
})

export const editCategoryValidator = vine.create({
  categoryName: categoryName().optional(),
  slug: slug().optional(),
  position: position().optional(),
  active: flag().optional(),
})
