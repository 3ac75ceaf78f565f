import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { GAME_STATES, GAME_TYPES, SIDES } from '@sidepick/rules/types'
import { game } from '#config/game'
import {
  expectedFields,
  flag,
  instantText,
  mediaUrl,
  oneLine,
  paint,
  uuid,
  uuidList,
  webUrl,
} from '#shared/http/validation/rules'
import { GAME_SORTS } from '#games/domain/game_sorts'
import { sortedPageQuery } from '#shared/http/validation/sorted_page_query'
import { holds } from '#shared/openapi/fields'
import { eventSpan } from '#games/validators/event_span'
import { mediaAssets } from '#games/validators/media_assets'

const URL_MAX = 2_048

/** Words of a clip; the metadata as a whole has its own limit. */
const SPEECH_MARKS_MAX = 2_000
const CLIP_MAX_MS = 60 * 60 * 1_000

const metadata = () =>
  vine.object({
    speechMarks: vine
      .array(
        vine.object({
          type: vine.enum(['word', 'ssml'] as const).use(holds('What the mark stands for.')),
          value: oneLine(500).use(holds('The word or the markup.')),
          time: vine
            .number({ strict: true })
            .range([0, CLIP_MAX_MS])
            .use(holds('Milliseconds from the start of the clip.')),
        })
      )
      .maxLength(SPEECH_MARKS_MAX)
      .use(holds('Times of the spoken words.'))
      .optional(),
    subtitlesStyle: vine
      .object({
        animation: vine.enum(['pop', 'karaoke'] as const).use(holds('How words appear.')),
        alignment: vine
          .enum(['center', 'bottom', 'lower-third', 'upper-third', 'inline'] as const)
          .use(holds('Where in the video they stand.')),
        color: paint().use(holds('CSS colour of the words.')).optional(),
        background: paint().use(holds('CSS background of the words.')).optional(),
      })
      .use(holds('How subtitles are drawn over the video.'))
      .optional(),
    systemMessageName: oneLine(120)
      .use(holds('Name of one of the messages in `props.messages` of `GameInfo`.'))
      .optional(),
    csrAssets: mediaAssets().optional(),
    sourceKeywords: vine
      .array(oneLine(50))
      .maxLength(50)
      .distinct()
      .use(holds('Words that the game was made from.'))
      .optional(),
  })

const film = () =>
  mediaUrl(URL_MAX)
    .use(holds('Address of the MP4 file with 720 lines; null for none.'))
    .nullable()
    .optional()
const poster = () =>
  mediaUrl(URL_MAX)
    .use(holds('Address of the picture before the video; null for none.'))
    .nullable()
    .optional()

const requiredFields = () => ({
  text: oneLine(280).use(holds('The question.')),
  gameType: vine.enum(GAME_TYPES).use(holds('The game type.')),
  sideA: oneLine(60).use(holds('Text of side A.')),
  sideB: oneLine(60).use(holds('Text of side B.')),
  categoryId: uuid().use(holds('Id of the category.')),
  orientation: vine
    .enum(['landscape', 'portrait'] as const)
    .use(holds('Orientation that the game is drawn in.')),
})

const INSTANT = 'ISO 8601, or milliseconds since the epoch'
const STARTS = `When the game starts: ${INSTANT}.`
const ENDS = `When the game ends: ${INSTANT}.`

/** The optional fields of a new game. `game_fault` checks whether the fields fit together. */
const optionalFields = () => ({
  gameTitle: oneLine(120, 0).use(holds('Title of the game; may be empty.')).optional(),
  correctAnswer: vine
    .enum(SIDES)
    .use(holds('The correct side; null while there is none.'))
    .nullable()
    .optional(),
  language: vine.enum(LANGUAGE_TAGS).use(holds('Language of the game.')).optional(),
  lastJoinTime: instantText(`Until when the game can be joined: ${INSTANT}.`).optional(),
  isPrivate: flag().use(holds("Whether only the creator's own widgets show the game.")).optional(),
  isAd: flag().use(holds('Whether the game is sponsored.')).optional(),
  sourceUrl: webUrl(URL_MAX)
    .use(holds('Address of the page that the game is about; null for none.'))
    .nullable()
    .optional(),
  videoUrls: vine
    .object({ mp4720: film(), poster: poster() })
    .use(holds('The video of the game.'))
    .optional(),
  landscapeVideoUrls: vine
    .object({ mp4720: film() })
    .use(holds('The video of the game in landscape format.'))
    .optional(),
  metadata: metadata().use(holds('What the game carries for its cards.')).optional(),
})

const newFields = () => {
  const { orientation, ...others } = requiredFields()
  return {
    ...others,
    startTime: instantText(STARTS),
    endTime: instantText(ENDS),
    orientation,
    ...optionalFields(),
  }
}

const changedFields = () => {
  const { text, gameType, sideA, sideB, categoryId, orientation } = requiredFields()
  return {
    text: text.optional(),
    gameType: gameType.optional(),
    sideA: sideA.optional(),
    sideB: sideB.optional(),
    categoryId: categoryId.optional(),
    startTime: instantText(STARTS).optional(),
    endTime: instantText(ENDS).optional(),
    orientation: orientation.optional(),
    ...optionalFields(),
  }
}

const allowBlack = () => flag().use(holds('Whether a poll takes black tickets.')).optional()

export const createGameValidator = vine.create(newFields())

export const adminCreateGameValidator = vine.create({
  ...newFields(),
  creatorId: uuid()
    .use(holds('Id of the creator who is to own the game; the caller when left out.'))
    .optional(),
  allowBlack: allowBlack(),
})

export const editGameValidator = vine.create({
  ...changedFields(),
  expected: expectedFields(),
})

export const adminEditGameValidator = vine.create({
  ...changedFields(),
  expected: expectedFields(),
  allowBlack: allowBlack(),
  state: vine
    .enum(['quarantined', 'released'] as const)
    .use(holds('What happens to the game: quarantined hides it, released puts it back.'))
    .optional(),
})

export const declareGameValidator = vine.create({
  correctAnswer: vine.enum(SIDES).use(holds('The side that won.')),
})

export const gameDetailsValidator = vine.create({
  ids: uuidList(game.games.detailsMax).use(holds('Ids of the games, joined by commas.')),
})

export const listOwnGamesValidator = vine.create({
  state: vine.enum(GAME_STATES).use(holds('Only games in this state.')).optional(),
  type: vine.enum(GAME_TYPES).use(holds('Only games of this type.')).optional(),
  creatorId: uuid()
    .use(holds('Only what this creator owns; for admins, who see what everybody owns.'))
    .optional(),
  ...eventSpan(),
  ...sortedPageQuery(GAME_SORTS),
})
