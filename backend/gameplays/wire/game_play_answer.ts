import vine from '@vinejs/vine'
import { GAME_PLAY_STATES, SIDES, TICKET_TYPES } from '@sidepick/rules/types'

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
    correctAnswer: vine.enum(SIDES).nullable(),
    opponents: vine.object({}).allowUnknownProperties(),
    claimedAt: vine.string().nullable(),
    createdAt: vine.string(),
  })
