import vine from '@vinejs/vine'
import {
  DISPLAY_MODES,
  GAME_PLAY_STATES,
  GAME_STATES,
  GAME_TYPES,
  LOCALES,
  SIDES,
  TICKET_TYPES,
} from '@sidepick/rules/types'
import { hostFlagsAnswer } from '#widgets/validators/host_flags_answer'

const uuid = () => vine.string().uuid()
const integer = () => vine.number().withoutDecimals()

const creator = () =>
  vine.object({
    userName: vine.string(),
    profileColor: vine.string(),
    avatar: vine.string().nullable(),
    partnerName: vine.string().nullable(),
  })

const metadata = () =>
  vine.object({
    speechMarks: vine
      .array(
        vine.object({
          type: vine.enum(['word', 'ssml'] as const),
          value: vine.string(),
          time: vine.number(),
        })
      )
      .optional(),
    subtitlesStyle: vine
      .object({
        animation: vine.enum(['pop', 'karaoke'] as const),
        alignment: vine.enum(['center', 'bottom', 'lower-third', 'upper-third', 'inline'] as const),
        color: vine.string().optional(),
        background: vine.string().optional(),
      })
      .optional(),
    systemMessageName: vine.string().optional(),
    sourceKeywords: vine.array(vine.string()).optional(),
  })

const game = () =>
  vine.object({
    id: uuid(),
    text: vine.string(),
    gameTitle: vine.string(),
    gameType: vine.enum(GAME_TYPES),
    sideA: vine.string(),
    sideB: vine.string(),
    correctAnswer: vine.enum(SIDES).nullable(),
    state: vine.enum(GAME_STATES),
    startTime: vine.string(),
    lastJoinTime: vine.string(),
    endTime: vine.string(),
    isAd: vine.boolean(),
    isPrivate: vine.boolean(),
    orientation: vine.enum(['landscape', 'portrait'] as const),
    language: vine.enum(LOCALES),
    creatorId: uuid(),
    creator: creator(),
    categoryId: uuid(),
    category: vine.object({ categoryName: vine.string() }),
    sourceUrl: vine.string().nullable(),
    videoUrls: vine.object({ mp4720: vine.string().nullable(), poster: vine.string().nullable() }),
    landscapeVideoUrls: vine.object({ mp4720: vine.string().nullable() }),
    landscapeGame: vine.boolean(),
    metadata: metadata(),
  })

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
    createdAt: vine.string(),
  })

export const widgetDataAnswer = () =>
  vine.object({
    id: uuid(),
    type: vine.enum(DISPLAY_MODES),
    creator: creator(),
    playlist: vine.object({
      id: uuid(),
      creatorId: uuid(),
      creator: creator(),
      games: vine.array(game()),
      autofilledGames: vine.array(game()),
    }),
    gameSet: vine
      .object({ id: uuid(), name: vine.string(), gameIds: vine.array(uuid()) })
      .nullable(),
    gamePlays: vine.array(gamePlay()),
    config: vine.object({ flags: hostFlagsAnswer() }),
  })
