import vine from '@vinejs/vine'
import { SIDES, TICKET_TYPES } from '@sidepick/rules/types'
import { distributorSlug, pageQuery, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

export const createGamePlayValidator = vine.create({
  gameId: uuid().use(holds('Id of the game.')),
  side: vine.enum(SIDES).use(holds('The side that is picked.')),
  ticketType: vine.enum(TICKET_TYPES).use(holds('Which tickets are staked.')),
  quantity: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, 100])
    .use(holds('Number of tickets that are staked; 1 unless they are black.')),
  rewardType: vine
    .enum(['gift_card'])
    .use(holds('The rewards programme of a partner that the play counts in; null for none.'))
    .optional()
    .nullable(),
  returnUrl: vine
    .string()
    .maxLength(2048)
    .use(holds('Address that mail about the play leads back to; null for none.'))
    .optional()
    .nullable(),
  distributorId: distributorSlug()
    .use(holds('Slug of the distributor that the play is attributed to.'))
    .optional()
    .nullable(),
  widgetId: uuid()
    .use(holds('Id of the widget that the play is made in; null when unknown.'))
    .optional()
    .nullable(),
  points: vine
    .number({ strict: true })
    .use(
      holds('Number of points that the browser counted; the server limits them, 0 when left out.')
    )
    .optional(),
})

const listed = {
  state: vine
    .enum(['all', 'active', 'pending', 'finished', 'claimable'])
    .use(holds('Which plays are listed; all when left out.'))
    .optional(),
  gameId: uuid().use(holds('Only plays of this game.')).optional(),
  ...pageQuery(),
}

export const listGamePlaysValidator = vine.create(listed)

export const listPlayerPlaysValidator = vine.create({
  ...listed,
  userId: uuid().use(holds('The player whose plays are listed.')),
})

/** A request that names a widget of its creator may read a private game. */
export const shownGameValidator = vine.create({
  widgetId: uuid()
    .use(holds('Id of the widget that shows the game; a private game is found only with it.'))
    .optional(),
})

export const gameIdParamsValidator = vine.create({ gameId: uuid() })
