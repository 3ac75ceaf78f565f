import vine from '@vinejs/vine'
import { ACHIEVEMENT_IDS } from '#config/game'
import { uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { originFields } from '#profiles/validators/origin'
import { shownFields } from '#profiles/validators/shown_fields'

const { username, ...look } = shownFields

export const updateProfileValidator = vine.create({
  username,
  avatarAssetId: uuid()
    .use(holds('Id of a picture that the player uploaded; null removes the current one.'))
    .nullable()
    .optional(),
  ...look,
  usResidencyConfirmed: vine
    .boolean({ strict: true })
    .use(holds('Whether the player confirms to live in the United States.'))
    .optional(),
  achievementsRead: vine
    .array(vine.enum(ACHIEVEMENT_IDS))
    .maxLength(100)
    .use(holds('Ids of the achievements that the player has seen.'))
    .optional(),
  ...originFields,
})
