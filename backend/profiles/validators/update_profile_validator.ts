import vine from '@vinejs/vine'
import { resolveLocale } from '@sidepick/rules/locale'
import { LOCALES } from '@sidepick/rules/types'
import { goodUsername } from '#shared/person_rules'
import { color, uuid } from '#shared/rules'
import { originFields } from '#profiles/validators/origin'

export const updateProfileValidator = vine.create({
  username: vine.string().use(goodUsername()).optional(),
  avatarAssetId: uuid().nullable().optional(),
  profileColor: color().optional(),
  language: vine
    .enum([...LOCALES, 'en-gb'] as const)
    .transform((tag) => resolveLocale(tag))
    .optional(),
  usResidencyConfirmed: vine.boolean({ strict: true }).optional(),
  ...originFields,
})
