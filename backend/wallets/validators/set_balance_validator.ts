import vine from '@vinejs/vine'
import { game } from '#config/game'
import { holds } from '#shared/openapi/fields'
import { SETTABLE_CURRENCIES } from '#wallets/ledger/currencies'

const amount = (max: number) => vine.number({ strict: true }).withoutDecimals().range([0, max])

export const setBalanceValidator = vine.create({
  currency: vine.enum(SETTABLE_CURRENCIES).use(holds('The currency that is set.')),
  balance: amount(game.tickets.balanceSetMax).use(
    holds('The balance that the player is to have, in units of the currency.')
  ),
  reason: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(500)
    .use(holds('Why the balance is set; the audit log keeps it.')),
  expectedBalance: amount(Number.MAX_SAFE_INTEGER)
    .use(holds('The balance that the caller has seen; the request is refused when it is another.'))
    .optional(),
})
