import vine from '@vinejs/vine'
import { game } from '#config/game'

const amount = (max: number) => vine.number({ strict: true }).withoutDecimals().range([0, max])

export const setBalanceValidator = vine.create({
  currency: vine.enum(['white', 'black', 'gray', 'coin', 'point'] as const),
  balance: amount(game.tickets.balanceSetMax),
  reason: vine.string().trim().minLength(1).maxLength(500),
  expectedBalance: amount(Number.MAX_SAFE_INTEGER).optional(),
})
