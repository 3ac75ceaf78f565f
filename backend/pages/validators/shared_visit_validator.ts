import vine from '@vinejs/vine'
import { SIDES } from '@sidepick/rules/types'
import { uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

/** More games than a visit has. */
const PICKS_MAX = 100

export const sharedVisitValidator = vine.create({
  picks: vine
    .array(
      vine.object({
        gameId: uuid().use(holds('Id of the game.')),
        side: vine.enum(SIDES).use(holds('The side that was picked.')),
      })
    )
    .minLength(1)
    .maxLength(PICKS_MAX)
    .use(holds('The picks of the visit; of two for one game the last one counts.')),
})
