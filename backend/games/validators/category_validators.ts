import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { expectedFields, flag, oneLine } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

export const listCategoriesValidator = vine.create({
  language: vine.enum(LANGUAGE_TAGS).use(holds('Only categories of this language.')).optional(),
})

const POSITION_MAX = 1_000_000

const categoryName = () => oneLine(120).use(holds('Name of the category.'))
const slug = () =>
  vine
    .string()
    .maxLength(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .use(holds('Name of the category in addresses.'))

const optionalFields = () => ({
  position: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, POSITION_MAX])
    .use(holds('Place in the list; lower comes first.'))
    .optional(),
  active: flag().use(holds('Whether the category is in use.')).optional(),
})

export const createCategoryValidator = vine.create({
  categoryName: categoryName(),
  slug: slug(),
  language: vine.enum(LANGUAGE_TAGS).use(holds('Language of the category.')),
  ...optionalFields(),
})

export const editCategoryValidator = vine.create({
  categoryName: categoryName().optional(),
  slug: slug().optional(),
  ...optionalFields(),
  expected: expectedFields(),
})
