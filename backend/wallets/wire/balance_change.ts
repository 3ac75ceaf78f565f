import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { integer, text } from '#shared/openapi/fields'

export const balanceChangeSchema = component(
  'BalanceChange',
  "How a player's balance was set.",
  vine.object({
    currency: text('The currency.'),
    before: integer('Balance before, in units of the currency.'),
    balance: integer('Balance after, in units of the currency.'),
  })
)
