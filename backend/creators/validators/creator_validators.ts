import vine from '@vinejs/vine'
import { game } from '#config/game'
import { goodUsername } from '#shared/http/validation/person_rules'
import { color, oneLine, pageQuery, searchText, uuid } from '#shared/http/validation/rules'

const face = {
  userName: vine.string().use(goodUsername()).optional(),
  profileColor: color().optional(),
}

/** The terms, which admins agree on, are not accepted here. */
export const editOwnCreatorValidator = vine.create({
  ...face,
  /** The creator's own uploaded picture; null removes the current one. */
  avatarAssetId: uuid().nullable().optional(),
})

export const editCreatorValidator = vine.create({
  ...face,
  /** null removes the avatar; only the creator sets one. */
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
  search: searchText()
    .optional()
    .meta({ description: "Part of a creator's own or their partner's name." }),
  ...pageQuery(),
})
