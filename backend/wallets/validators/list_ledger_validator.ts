import vine from '@vinejs/vine'
import { game } from '#config/game'
import { ENTRY_TYPES, TRANSACTION_TABS } from '#wallets/transaction_filters'

export const listLedgerValidator = vine.create({
  type: vine.enum(['all', ...Object.keys(TRANSACTION_TABS), ...ENTRY_TYPES]).optional(),
  currency: vine
    .enum(['free', 'white', 'black', 'gray', 'coin', 'pending_coin', 'point'])
    .optional(),
  limit: vine.number().withoutDecimals().range([1, game.lists.pageSizeMax]).optional(),
  start: vine.string().maxLength(200).optional(),
})
