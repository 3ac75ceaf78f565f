import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sortingOf } from '#shared/sorted_page'
import { LEDGER_SORTS } from '#wallets/ledger/ledger_sorts'
import { listLedger } from '#wallets/queries/list_ledger'
import { listLedgerValidator } from '#wallets/validators/list_ledger_validator'
import { pageOf } from '#shared/openapi/component'
import { ledgerLineSchema } from '#wallets/wire/ledger_line'

export default class ListLedgerController {
  static readonly operation = {
    summary: "The caller's ledger lines, newest first",
    auth: 'player',
    query: listLedgerValidator,
    problems: ['E_MIXED_CURSOR'],
    responses: { 200: pageOf('LedgerLine', ledgerLineSchema) },
  }

  async handle({ auth, request }: HttpContext) {
    const { type, currency, limit, start } = await listLedgerValidator.validate(request.qs())
    const { items, next } = await listLedger({
      userId: auth.user!.id,
      type: type ?? 'all',
      currency: currency ?? null,
      limit: limit ?? game.lists.pageSize,
      sorting: sortingOf(LEDGER_SORTS, { start }),
    })
    return { items: items.map(({ userId: _own, ...item }) => item), next }
  }
}
