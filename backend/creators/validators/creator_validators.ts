import vine from '@vinejs/vine'
import { game } from '#config/game'
import { goodUsername } from '#shared/http/validation/person_rules'
import { color, oneLine, pageQuery, searchText, uuid } from '#shared/http/validation/rules'

const face = {
  userName: vine.string().use(goodUsername()).optional(),
  profileColor: color().optional(),
}

/** What is agreed on with admins stays as it is. */
export const editOwnCreatorValidator = vine.create({
  ...face,
  /** One's own picture; null takes the one there is away. */
  avatarAssetId: uuid().nullable().optional(),
})

export const editCreatorValidator = vine.create({
  ...face,
  /** null takes an avatar away; giving one is the creator's. */
  avatar: vine.literal(null).nullable().optional(),
  partnerName: oneLine(120).nullable().optional(),
  parentId: uuid().nullable().optional(),
  hostBps: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, game.cuts.hostBpsMax])
    .nullable()
    .optional(),
})

export const listCreatorsValidator = vine.create({
  search: searchText().optional(),
  ...pageQuery(),
})
