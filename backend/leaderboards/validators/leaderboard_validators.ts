import vine from '@vinejs/vine'
import { game } from '#config/game'
import { distributorSlug, instantText } from '#shared/http/validation/rules'

const distributorId = () => distributorSlug().optional()

export const listActiveValidator = vine.create({
  distributorId: distributorId(),
  at: instantText().optional(),
})

export const listPointsValidator = vine.create({ distributorId: distributorId() })

export const showLeaderboardValidator = vine.create({
  limit: vine.number().withoutDecimals().range([1, game.leaderboards.rowsMax]).optional(),
})

export const topParamsValidator = vine.create({
  n: vine.number().withoutDecimals().range([1, game.leaderboards.rowsMax]),
})
