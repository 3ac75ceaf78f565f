import vine from '@vinejs/vine'
import { game } from '#config/game'
import { oneLine, uuid } from '#shared/http/validation/rules'

export const setCreatorValidator = vine.create({
  isCreator: vine.boolean({ strict: true }).optional(),
  partnerName: oneLine(120).nullable().optional(),
  parentId: uuid().nullable().optional(),
  hostBps: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, game.cuts.hostBpsMax])
    .nullable()
    .optional(),
})
