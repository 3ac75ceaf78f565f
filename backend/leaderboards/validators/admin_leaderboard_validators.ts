import vine from '@vinejs/vine'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { game } from '#config/game'
import {
  distributorSlug,
  expectedFields,
  flag,
  instantText,
  mediaUrl,
  oneLine,
  pageQuery,
  uuid,
} from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

const MEDIA_MAX = 2_048

const picture = (description: string) =>
  mediaUrl(MEDIA_MAX).use(holds(description)).nullable().optional()

const names = {
  prizeName: oneLine(120).use(holds('Name of the prize.')),
  prizeTitle: oneLine(120).use(holds('Title of the prize.')),
  prizeShortTitle: oneLine(40).use(holds('Title of the prize where space is small.')),
}

const amounts = {
  pointThreshold: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, game.leaderboards.pointThresholdMax])
    .use(holds('Number of points from which a player takes part in the drawing.')),
  numberOfPrizes: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, game.leaderboards.prizesMax])
    .use(holds('Number of prizes that are drawn.')),
}

const looks = {
  imageAssetUrl: picture('Address of the picture of the prize; null for none.'),
  imageSmallAssetUrl: picture('Address of the small picture; null for none.'),
  imageIconAssetUrl: picture('Address of the icon; null for none.'),
  prizeDrawingDate: instantText(
    'When the prize is drawn, not before the week has ended; a day after that when left out.'
  ).optional(),
}

export const newBoardValidator = vine.create({
  distributorId: distributorSlug().use(
    holds(`Slug of the distributor; \`${DEFAULT_DISTRIBUTOR_ID}\` serves those without a board.`)
  ),
  series: vine
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)
    .use(holds('Slug of the weekly series that the board begins or belongs to.')),
  week: instantText(
    'Any instant of the week in which the board runs, this week when left out.'
  ).optional(),
  ...names,
  ...amounts,
  ...looks,
})

export const boardChangesValidator = vine.create({
  prizeName: names.prizeName.clone().optional(),
  prizeTitle: names.prizeTitle.clone().optional(),
  prizeShortTitle: names.prizeShortTitle.clone().optional(),
  pointThreshold: amounts.pointThreshold.clone().optional(),
  numberOfPrizes: amounts.numberOfPrizes.clone().optional(),
  ...looks,
  expected: expectedFields(),
})

export const archiveValidator = vine.create({
  force: flag().use(holds('Whether it is archived before its prizes are awarded.')).optional(),
})

export const listBoardsValidator = vine.create({
  distributorId: distributorSlug().use(holds('Only boards of this distributor.')).optional(),
  series: vine.string().maxLength(40).use(holds('Only boards of this series.')).optional(),
  at: instantText(
    'Only boards that run at this instant: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
  ...pageQuery(),
})

export const listPlayersValidator = vine.create(pageQuery())

export const listPointsOfPlayerValidator = vine.create({
  userId: uuid().use(holds('Id of the player.')),
  leaderboardId: uuid().use(holds('Only the points on this board.')).optional(),
  ...pageQuery(),
})
