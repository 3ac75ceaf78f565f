import vine from '@vinejs/vine'
import { LOCALES } from '@sidepick/rules/types'

export const listCategoriesValidator = vine.create({ language: vine.enum(LOCALES).optional() })
