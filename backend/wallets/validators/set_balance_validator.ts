import vine from '@vinejs/vine'

const amount = () =>
  vine.number({ strict: true }).withoutDecimals().range([0, Number.MAX_SAFE_INTEGER])

export const setBalanceValidator = vine.create({
  currency: vine.enum(['white', 'black', 'gray', 'coin', 'point'] as const),
  balance: amount(),
  reason: vine.string().trim().minLength(1).maxLength(500),
  expectedBalance: amount().optional(),
})
