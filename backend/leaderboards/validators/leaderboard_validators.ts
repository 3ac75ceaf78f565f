import vine from '@vinejs/vine'
import { game } from '#config/game'
import { distributorSlug, instantText } from '#shared/http/validation/rules'

const distributorId = () =>
  distributorSlug().optional().meta({
    description: 'Slug of the distributor; `default` when it runs no board or is left out.',
  })

export const listActiveValidator = vine.create({
  distributorId: distributorId(),
  at: instantText().optional().meta({
    description:
      'The instant that boards run at, now when left out: ISO 8601, or milliseconds since the epoch.',
  }),
})

export const listPointsValidator = vine.create({ distributorId: distributorId() })

export const showLeaderboardValidator = vine.create({
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, game.leaderboards.rowsMax])
    .optional()
    .meta({ description: 'Number of entries in `topN`.' }),
})

export const topParamsValidator = vine.create({
  n: vine.number().withoutDecimals().range([1, game.leaderboards.rowsMax]),
})
