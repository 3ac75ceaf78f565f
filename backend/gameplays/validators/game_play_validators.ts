import vine from '@vinejs/vine'
import { GAME_PLAY_STATES, SIDES, TICKET_TYPES } from '@sidepick/rules/types'
import { game } from '#config/game'
import { distributorSlug, uuid } from '#shared/rules'

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
  state: vine.enum(['all', 'active', 'pending', 'finished']).optional(),
  gameId: uuid().optional(),
  limit: vine.number().withoutDecimals().range([1, game.lists.pageSizeMax]).optional(),
  start: vine.string().maxLength(200).optional(),
})

export const gameIdParamsValidator = vine.create({ gameId: uuid() })

export const gamePlayAnswer = () =>
  vine.object({
    id: vine.string().uuid(),
    gameId: vine.string().uuid(),
    userId: vine.string().uuid(),
    state: vine.enum(GAME_PLAY_STATES),
    side: vine.enum(SIDES),
    ticketType: vine.enum(TICKET_TYPES),
    quantity: vine.number().withoutDecimals(),
    matched: vine.number().withoutDecimals(),
    rewardType: vine.enum(['gift_card']).nullable(),
    distributorId: vine.string(),
    widgetId: vine.string().uuid().nullable(),
    returnUrl: vine.string().nullable(),
    points: vine.number().withoutDecimals(),
    correct: vine.boolean().nullable(),
    opponents: vine.object({}).allowUnknownProperties(),
    claimedAt: vine.string().nullable(),
    createdAt: vine.string(),
  })
