import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { GAME_STATES, GAME_TYPES, IMAGE_TYPES, SIDES } from '@sidepick/rules/types'
import { creatorSummarySchema } from '#creators/contract'
import { component } from '#shared/openapi/component'
import { choice, count, decimal, flag, instant, list, text, uuid } from '#shared/openapi/fields'

export const speechMarkSchema = component(
  'SpeechMark',
  'A word of the spoken text, with its time.',
  vine.object({
    type: choice(['word', 'ssml'], 'What the mark stands for.'),
    value: text('The word or the markup.'),
    time: decimal('Milliseconds from the start of the clip.'),
  })
)

const subtitlesStyleSchema = component(
  'SubtitlesStyle',
  'How subtitles are drawn over the video.',
  vine.object({
    animation: choice(['pop', 'karaoke'], 'How words appear.'),
    alignment: choice(
      ['center', 'bottom', 'lower-third', 'upper-third', 'inline'],
      'Where in the video they stand.'
    ),
    color: text('CSS colour of the words; left out for the usual one.').optional(),
    background: text('CSS background of the words; left out for none.').optional(),
  })
)

const mediaSchema = component(
  'GameMedia',
  'A picture that a card shows beside the question.',
  vine.object({
    src: text('Address of the file.'),
    description: text(
      'What it shows, for those who cannot see it. Pictures of one description are sizes of one.'
    ).optional(),
    width: count('Width of the picture, in px.').optional(),
    height: count('Height of the picture, in px.').optional(),
    minWidth: count('Widest place that the picture is sharp enough for, in px.').optional(),
    imageType: choice(IMAGE_TYPES, 'Of which kind the picture is.').optional(),
    visuallySimilarVideos: list(
      component(
        'SimilarVideo',
        'A film that looks like a picture, and can stand for it.',
        vine.object({
          previewVideoUrls: component(
            'PreviewVideo',
            'The files of a preview.',
            vine.object({ mp4: text('Address of the MP4 file.') })
          ),
        })
      ),
      'Films that look like it; the first one stands for the picture where pictures move.'
    ).optional(),
  })
)

const metadataSchema = component(
  'GameMetadata',
  'What a game may carry for its cards.',
  vine.object({
    speechMarks: list(speechMarkSchema, 'Times of the spoken words.').optional(),
    subtitlesStyle: subtitlesStyleSchema.optional(),
    systemMessageName: text(
      'Name of one of the messages in `props.messages` of `GameInfo`.'
    ).optional(),
    csrAssets: list(mediaSchema, 'Pictures beside the question.').optional(),
    sourceKeywords: list(vine.string(), 'Words that the game was made from.').optional(),
  })
)

const gameFields = {
  id: uuid('Id of the game.'),
  text: text('The question.'),
  gameTitle: text('Title of the game; may be empty.'),
  gameType: choice(GAME_TYPES, 'The game type.'),
  sideA: text('Text of side A.'),
  sideB: text('Text of side B.'),
  state: choice(GAME_STATES, 'State of the game.'),
  startTime: instant('When the game starts.'),
  lastJoinTime: instant('Until when it can be joined.'),
  endTime: instant('When the game ends.'),
  isAd: flag('Whether the game is sponsored.'),
  isPrivate: flag("Whether only the creator's own widgets show the game."),
  orientation: choice(['landscape', 'portrait'], 'Orientation that the game is drawn in.'),
  language: choice(LANGUAGE_TAGS, 'Language of the game.'),
  creatorId: uuid('Id of the creator.'),
  creator: creatorSummarySchema,
  categoryId: uuid('Id of the category.'),
  category: component(
    'GameCategory',
    'The category of a game.',
    vine.object({ categoryName: text('Name of the category.') })
  ),
  sourceUrl: text('Address of the page that the game is about; null without one.').nullable(),
  videoUrls: component(
    'GameVideo',
    'The video of a game.',
    vine.object({
      mp4720: text('Address of the MP4 file with 720 lines; null without one.').nullable(),
      poster: text('Address of the picture before the video; null without one.').nullable(),
    })
  ),
  landscapeVideoUrls: component(
    'LandscapeGameVideo',
    'The video of a game in landscape format.',
    vine.object({
      mp4720: text('Address of the MP4 file with 720 lines; null without one.').nullable(),
    })
  ),
  landscapeGame: flag('Whether the game has a video in landscape format.'),
  metadata: metadataSchema,
}

/** An answer that is told after the pick is `withheld` until then. */
export const gameSchema = component(
  'Game',
  'A game, as players see it.',
  vine.object({
    ...gameFields,
    correctAnswer: choice(
      [...SIDES, 'withheld'],
      'The correct side; withheld until the pick where it is told after it; null while there is none.'
    ).nullable(),
  })
)

export const ownGameFields = {
  ...gameFields,
  correctAnswer: choice(SIDES, 'The correct side; null while there is none.').nullable(),
  allowBlack: flag('Whether a poll takes black tickets.'),
  played: flag('Whether somebody played the game.'),
  createdAt: instant('When the game was added.'),
  updatedAt: instant('When the game last changed.'),
}

export const ownGameSchema = component(
  'OwnGame',
  'A game, as those see it who make or run it.',
  vine.object(ownGameFields)
)

export const rankedGameSchema = component(
  'RankedGame',
  'A game with its score for a text.',
  vine.object({
    ...ownGameFields,
    score: decimal('How well the game fits the text; higher is better.'),
  })
)
