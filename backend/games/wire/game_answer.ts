import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { GAME_STATES, GAME_TYPES, SIDES } from '@sidepick/rules/types'

const uuid = () => vine.string().uuid()

export const creatorAnswer = () =>
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
    csrAssets: vine
      .array(vine.object({ url: vine.string(), description: vine.string().optional() }))
      .optional(),
    sourceKeywords: vine.array(vine.string()).optional(),
  })

export const gameFields = () => ({
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
  language: vine.enum(LANGUAGE_TAGS),
  creatorId: uuid(),
  creator: creatorAnswer(),
  categoryId: uuid(),
  category: vine.object({ categoryName: vine.string() }),
  sourceUrl: vine.string().nullable(),
  videoUrls: vine.object({ mp4720: vine.string().nullable(), poster: vine.string().nullable() }),
  landscapeVideoUrls: vine.object({ mp4720: vine.string().nullable() }),
  landscapeGame: vine.boolean(),
  metadata: metadata(),
})

/** A game as the widget and its players know it: an answer that is told after the pick is `withheld` until then. */
export const gameAnswer = () =>
  vine.object({
    ...gameFields(),
    correctAnswer: vine.enum([...SIDES, 'withheld'] as const).nullable(),
  })
