import vine from '@vinejs/vine'
import { game } from '#config/game'
import { oneLine, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

/** What an admin and a creator agree on. Sent when an account becomes a creator, and when its record is edited. */
export const creatorTerms = {
  partnerName: oneLine(120)
    .use(holds('Name of the partner that the creator works for; null for none.'))
    .nullable()
    .optional(),
  parentId: uuid()
    .use(holds("Id of the creator who shares in this one's games; null for none."))
    .nullable()
    .optional(),
  hostBps: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, game.cuts.hostBpsMax])
    .use(holds('Agreed share of the rake in basis points; null lets the general share hold.'))
    .nullable()
    .optional(),
}
