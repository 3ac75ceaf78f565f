import vine from '@vinejs/vine'
import { instantText, pageQuery, uuid } from '#shared/http/validation/rules'
import { sortedPageQuery } from '#shared/http/validation/sorted_page_query'
import { LEDGER_SORTS } from '#wallets/ledger/ledger_sorts'
import { CURRENCY_NAMES } from '#wallets/ledger/currencies'
import { ENTRY_TYPE_NAMES, TABS } from '#wallets/ledger/entry_types'
import { holds } from '#shared/openapi/fields'

const filter = {
  type: vine
    .enum([...new Set(['all', ...TABS, ...ENTRY_TYPE_NAMES] as const)])
    .use(holds('What happened: a tab of the history, one entry type, or all.'))
    .optional(),
  currency: vine.enum(CURRENCY_NAMES).use(holds('Only lines in this currency.')).optional(),
  ...pageQuery(),
}

export const listLedgerValidator = vine.create(filter)

export const listAllLedgerValidator = vine.create({
  ...filter,
  ...sortedPageQuery(LEDGER_SORTS),
  userId: uuid().use(holds('Only lines of this player.')).optional(),
  gameId: uuid().use(holds('Only what this game moved.')).optional(),
  transactionId: uuid().use(holds('Only lines of this ledger transaction.')).optional(),
  from: instantText(
    'Only lines from this instant on: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
  to: instantText(
    'Only lines before this instant: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
})

export const listPointLedgerValidator = vine.create(pageQuery())
