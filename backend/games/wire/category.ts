import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { component } from '#shared/openapi/component'
import { choice, flag, instant, integer, text, uuid } from '#shared/openapi/fields'

const categoryFields = {
  id: uuid('Id of the category.'),
  slug: text('Name of the category in addresses.'),
  categoryName: text('Name of the category.'),
  position: integer('Place in the list; lower comes first.'),
}

export const categorySchema = component(
  'Category',
  'What games are about.',
  vine.object({ ...categoryFields, language: text('Language of the category.') })
)

export const adminCategorySchema = component(
  'AdminCategory',
  'A category, as admins see it.',
  vine.object({
    ...categoryFields,
    language: choice(LANGUAGE_TAGS, 'Language of the category.'),
    active: flag('Whether the category is in use.'),
    createdAt: instant('When the category was added.'),
  })
)
