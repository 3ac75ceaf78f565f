import vine from '@vinejs/vine'
import { game } from '#config/game'
import { distributorSlug, instantText, pageQuery } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

const distributorId = () =>
  distributorSlug()
    .use(holds('Slug of the distributor; `default` when it runs no board or is left out.'))
    .optional()

export const listActiveValidator = vine.create({
  distributorId: distributorId(),
  at: instantText(
    'The instant that boards run at, now when left out: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
})

export const listPointsValidator = vine.create({ distributorId: distributorId() })

export const showLeaderboardValidator = vine.create({
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, game.leaderboards.rowsMax])
    .use(holds('Number of entries in `topN`.'))
    .optional(),
})

export const topParamsValidator = vine.create({
  n: vine.number().withoutDecimals().range([1, game.leaderboards.rowsMax]),
})

export const listPreviousValidator = vine.create({
  distributorId: distributorId(),
  start: instantText(
    'The first instant at which a board may end, eight weeks ago when left out: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
  end: instantText(
    'The instant before which a board ends, now when left out: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
})

export const listCommitmentsValidator = vine.create(pageQuery())
