import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { GAME_STATES, GAME_TYPES, SIDES } from '@sidepick/rules/types'
import { game } from '#config/game'
import {
  flag,
  instantText,
  mediaUrl,
  oneLine,
  pageQuery,
  paint,
  uuid,
  uuidList,
  webUrl,
} from '#shared/http/validation/rules'

const URL_MAX = 2_048

/** Words of a clip; the metadata as a whole has its own limit. */
const SPEECH_MARKS_MAX = 2_000
const CLIP_MAX_MS = 60 * 60 * 1_000

const metadata = () =>
  vine.object({
    speechMarks: vine
      .array(
        vine.object({
          type: vine.enum(['word', 'ssml'] as const),
          value: oneLine(500),
          time: vine.number({ strict: true }).range([0, CLIP_MAX_MS]),
        })
      )
      .maxLength(SPEECH_MARKS_MAX)
      .optional(),
    subtitlesStyle: vine
      .object({
        animation: vine.enum(['pop', 'karaoke'] as const),
        alignment: vine.enum(['center', 'bottom', 'lower-third', 'upper-third', 'inline'] as const),
        color: paint().optional(),
        background: paint().optional(),
      })
      .optional(),
    systemMessageName: oneLine(120).optional(),
    csrAssets: vine
      .array(vine.object({ url: mediaUrl(URL_MAX), description: oneLine(280).optional() }))
      .maxLength(20)
      .optional(),
    sourceKeywords: vine.array(oneLine(50)).maxLength(50).distinct().optional(),
  })

const media = () => mediaUrl(URL_MAX).nullable().optional()
const text = () => oneLine(280)
const side = () => oneLine(60)
const gameType = () => vine.enum(GAME_TYPES)
const orientation = () => vine.enum(['landscape', 'portrait'] as const)

/** The optional fields of a new game. `game_fault` checks whether the fields fit together. */
const optionalFields = () => ({
  gameTitle: oneLine(120, 0).optional(),
  correctAnswer: vine.enum(SIDES).nullable().optional(),
  language: vine.enum(LANGUAGE_TAGS).optional(),
  lastJoinTime: instantText().optional(),
  isPrivate: flag().optional(),
  isAd: flag().optional(),
  sourceUrl: webUrl(URL_MAX).nullable().optional(),
  videoUrls: vine.object({ mp4720: media(), poster: media() }).optional(),
  landscapeVideoUrls: vine.object({ mp4720: media() }).optional(),
  metadata: metadata().optional(),
})

const newFields = () => ({
  text: text(),
  gameType: gameType(),
  sideA: side(),
  sideB: side(),
  categoryId: uuid(),
  startTime: instantText(),
  endTime: instantText(),
  orientation: orientation(),
  ...optionalFields(),
})

const changedFields = () => ({
  text: text().optional(),
  gameType: gameType().optional(),
  sideA: side().optional(),
  sideB: side().optional(),
  categoryId: uuid().optional(),
  startTime: instantText().optional(),
  endTime: instantText().optional(),
  orientation: orientation().optional(),
  ...optionalFields(),
})

export const createGameValidator = vine.create(newFields())

export const adminCreateGameValidator = vine.create({
  ...newFields(),
  /** A creator; the admin by default. */
  creatorId: uuid().optional(),
  allowBlack: flag().optional(),
})

export const editGameValidator = vine.create(changedFields())

export const adminEditGameValidator = vine.create({
  ...changedFields(),
  allowBlack: flag().optional(),
  state: vine.enum(['quarantined', 'released'] as const).optional(),
})

export const declareGameValidator = vine.create({ correctAnswer: vine.enum(SIDES) })

export const gameDetailsValidator = vine.create({
  ids: uuidList(game.games.detailsMax).meta({ description: 'Ids of the games, joined by commas.' }),
})

export const listOwnGamesValidator = vine.create({
  state: vine.enum(GAME_STATES).optional().meta({ description: 'Only games in this state.' }),
  type: vine.enum(GAME_TYPES).optional().meta({ description: 'Only games of this type.' }),
  creatorId: uuid()
    .optional()
    .meta({ description: 'Only what this creator owns; for admins, who see what everybody owns.' }),
  ...pageQuery(),
})
