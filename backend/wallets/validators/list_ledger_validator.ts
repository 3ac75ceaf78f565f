import vine from '@vinejs/vine'
import { instantText, pageQuery, uuid } from '#shared/http/validation/rules'
import { ENTRY_TYPE_NAMES, TABS } from '#wallets/ledger/entry_types'

const filter = {
  type: vine
    .enum(['all', ...TABS, ...ENTRY_TYPE_NAMES])
    .optional()
    .meta({ description: 'What happened: a tab of the history, one entry type, or all.' }),
  currency: vine
    .enum(['free', 'white', 'black', 'gray', 'coin', 'pending_coin', 'point'] as const)
    .optional()
    .meta({ description: 'Only lines in this currency.' }),
  ...pageQuery(),
}

export const listLedgerValidator = vine.create(filter)

export const listAllLedgerValidator = vine.create({
  ...filter,
  userId: uuid().optional().meta({ description: 'Only lines of this player.' }),
  gameId: uuid().optional().meta({ description: 'Only what this game moved.' }),
  transactionId: uuid().optional().meta({ description: 'Only lines of this ledger transaction.' }),
  from: instantText().optional().meta({
    description: 'Only lines from this instant on: ISO 8601, or milliseconds since the epoch.',
  }),
  to: instantText().optional().meta({
    description: 'Only lines before this instant: ISO 8601, or milliseconds since the epoch.',
  }),
})
