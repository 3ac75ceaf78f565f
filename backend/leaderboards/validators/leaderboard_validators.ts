import vine from '@vinejs/vine'
import { game } from '#config/game'
import { distributorSlug } from '#shared/rules'

const distributorId = () => distributorSlug().optional()

export const listActiveValidator = vine.create({
  distributorId: distributorId(),
  /** ISO 8601, or milliseconds since the epoch. */
  at: vine
    .string()
    .regex(/^(\d{1,16}|\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2}))$/)
    .optional(),
})

export const listPointsValidator = vine.create({ distributorId: distributorId() })

export const showLeaderboardValidator = vine.create({
  limit: vine.number().withoutDecimals().range([1, game.leaderboards.rowsMax]).optional(),
})

export const topParamsValidator = vine.create({
  n: vine.number().withoutDecimals().range([1, game.leaderboards.rowsMax]),
})
