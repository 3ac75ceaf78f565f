import vine from '@vinejs/vine'
import { resolveLocale } from '@sidepick/rules/locale'
import { LOCALES } from '@sidepick/rules/types'
import { game } from '#config/game'
import { goodUsername } from '#shared/person_rules'
import { color, uuid } from '#shared/rules'
import { originFields } from '#profiles/validators/origin'

const ACHIEVEMENT_IDS = game.achievements.map(({ id }) => id)

export const updateProfileValidator = vine.create({
  username: vine.string().use(goodUsername()).optional(),
  avatarAssetId: uuid().nullable().optional(),
  profileColor: color().optional(),
  language: vine
    .enum([...LOCALES, 'en-gb'] as const)
    .transform((tag) => resolveLocale(tag))
    .optional(),
  usResidencyConfirmed: vine.boolean({ strict: true }).optional(),
  achievementsRead: vine.array(vine.enum(ACHIEVEMENT_IDS)).maxLength(100).optional(),
  ...originFields,
})
