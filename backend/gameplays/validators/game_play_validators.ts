import vine from '@vinejs/vine'
import { SIDES, TICKET_TYPES } from '@sidepick/rules/types'
import { distributorSlug, pageQuery, uuid } from '#shared/http/validation/rules'

export const createGamePlayValidator = vine.create({
  gameId: uuid(),
  side: vine.enum(SIDES),
  ticketType: vine.enum(TICKET_TYPES),
  quantity: vine.number({ strict: true }).withoutDecimals().range([1, 100]),
  rewardType: vine.enum(['gift_card']).optional().nullable(),
  returnUrl: vine.string().maxLength(2048).optional().nullable(),
  distributorId: distributorSlug().optional().nullable(),
  widgetId: uuid().optional().nullable(),
  points: vine.number({ strict: true }).optional(),
})

export const listGamePlaysValidator = vine.create({
  state: vine
    .enum(['all', 'active', 'pending', 'finished'])
    .optional()
    .meta({ description: 'Which plays are listed; all when left out.' }),
  gameId: uuid().optional().meta({ description: 'Only plays of this game.' }),
  ...pageQuery(),
})

/** A request that names a widget of its creator may read a private game. */
export const shownGameValidator = vine.create({
  widgetId: uuid().optional().meta({
    description: 'Id of the widget that shows the game; a private game is found only with it.',
  }),
})

export const gameIdParamsValidator = vine.create({ gameId: uuid() })
