import vine from '@vinejs/vine'
import { game } from '#config/game'
import { instantText, uuid } from '#shared/http/validation/rules'
import { ENTRY_TYPES, TRANSACTION_TABS } from '#wallets/ledger/transaction_filters'

const filter = {
  type: vine.enum(['all', ...Object.keys(TRANSACTION_TABS), ...ENTRY_TYPES]).optional(),
  currency: vine
    .enum(['free', 'white', 'black', 'gray', 'coin', 'pending_coin', 'point'] as const)
    .optional(),
  limit: vine.number().withoutDecimals().range([1, game.lists.pageSizeMax]).optional(),
  start: vine.string().maxLength(200).optional(),
}

export const listLedgerValidator = vine.create(filter)

export const listAllLedgerValidator = vine.create({
  ...filter,
  userId: uuid().optional(),
  gameId: uuid().optional(),
  transactionId: uuid().optional(),
  from: instantText().optional(),
  to: instantText().optional(),
})

const line = {
  id: vine.string().uuid(),
  type: vine.string(),
  source: vine.string().nullable(),
  currency: vine.string(),
  amount: vine.number().withoutDecimals(),
  balanceAfter: vine.number().withoutDecimals().nullable(),
  reference: vine.string().nullable(),
  createdAt: vine.string(),
}

export const ledgerAnswer = () =>
  vine.object({ items: vine.array(vine.object(line)), next: vine.string().nullable() })

export const allLedgerAnswer = () =>
  vine.object({
    items: vine.array(vine.object({ ...line, userId: vine.string().uuid() })),
    next: vine.string().nullable(),
  })
