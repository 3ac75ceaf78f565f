import vine from '@vinejs/vine'
import { IMAGE_TYPES } from '@sidepick/rules/types'
import { mediaUrl, oneLine } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

const URL_MAX = 2_048
const ASSETS_MAX = 20
const VIDEOS_MAX = 5
/** Longest side of a picture, in px. */
const SIDE_MAX = 20_000

const pixels = (description: string) =>
  vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, SIDE_MAX])
    .use(holds(description))
    .optional()

const similarVideo = () =>
  vine.object({
    previewVideoUrls: vine
      .object({ mp4: mediaUrl(URL_MAX).use(holds('Address of the MP4 file.')) })
      .use(holds('The files of a preview.')),
  })

/** The pictures beside a question. */
export const mediaAssets = () =>
  vine
    .array(
      vine.object({
        src: mediaUrl(URL_MAX).use(holds('Address of the file.')),
        description: oneLine(280)
          .use(
            holds(
              'What it shows, for those who cannot see it. Pictures of one description are sizes of one.'
            )
          )
          .optional(),
        width: pixels('Width of the picture, in px.'),
        height: pixels('Height of the picture, in px.'),
        minWidth: pixels('Widest place that the picture is sharp enough for, in px.'),
        imageType: vine.enum(IMAGE_TYPES).use(holds('Of which kind the picture is.')).optional(),
        visuallySimilarVideos: vine
          .array(similarVideo())
          .maxLength(VIDEOS_MAX)
          .use(
            holds(
              'Films that look like it; the first one stands for the picture where pictures move.'
            )
          )
          .optional(),
      })
    )
    .maxLength(ASSETS_MAX)
    .use(holds('Pictures beside the question.'))
