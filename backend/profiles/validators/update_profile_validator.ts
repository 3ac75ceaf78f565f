import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { game } from '#config/game'
import { goodUsername } from '#shared/http/validation/person_rules'
import { color, uuid } from '#shared/http/validation/rules'
import { originFields } from '#profiles/validators/origin'

const ACHIEVEMENT_IDS = game.achievements.map(({ id }) => id)

export const updateProfileValidator = vine.create({
  username: vine.string().use(goodUsername()).optional(),
  avatarAssetId: uuid().nullable().optional(),
  profileColor: color().optional(),
  language: vine.enum(LANGUAGE_TAGS).optional(),
  usResidencyConfirmed: vine.boolean({ strict: true }).optional(),
  achievementsRead: vine.array(vine.enum(ACHIEVEMENT_IDS)).maxLength(100).optional(),
  ...originFields,
})
