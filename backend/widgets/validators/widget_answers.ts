import vine from '@vinejs/vine'
import { DISPLAY_MODES, GAME_PLAY_STATES, SIDES, TICKET_TYPES } from '@sidepick/rules/types'
import { creatorAnswer, gameAnswer } from '#games/contract'
import { hostFlagsAnswer } from '#widgets/validators/host_flags_answer'

const uuid = () => vine.string().uuid()
const integer = () => vine.number().withoutDecimals()

const gamePlay = () =>
  vine.object({
    id: uuid(),
    gameId: uuid(),
    userId: uuid(),
    state: vine.enum(GAME_PLAY_STATES),
    side: vine.enum(SIDES),
    ticketType: vine.enum(TICKET_TYPES),
    quantity: integer(),
    matched: integer(),
    rewardType: vine.enum(['gift_card'] as const).nullable(),
    distributorId: vine.string(),
    widgetId: uuid().nullable(),
    returnUrl: vine.string().nullable(),
    points: integer(),
    correct: vine.boolean().nullable(),
    opponents: vine.object({}).allowUnknownProperties(),
    claimedAt: vine.string().nullable(),
    createdAt: vine.string(),
  })

export const widgetDataAnswer = () =>
  vine.object({
    id: uuid(),
    type: vine.enum(DISPLAY_MODES),
    creator: creatorAnswer(),
    playlist: vine.object({
      id: uuid(),
      creatorId: uuid(),
      creator: creatorAnswer(),
      games: vine.array(gameAnswer()),
      autofilledGames: vine.array(gameAnswer()),
    }),
    gameSet: vine
      .object({ id: uuid(), name: vine.string(), gameIds: vine.array(uuid()) })
      .nullable(),
    gamePlays: vine.array(gamePlay()),
    config: vine.object({ flags: hostFlagsAnswer() }),
  })
