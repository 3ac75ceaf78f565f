import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sortingOf } from '#shared/sorted_page'
import { LEDGER_SORTS } from '#wallets/ledger/ledger_sorts'
import { pageOf } from '#shared/openapi/component'
import { ListAnyLedger } from '#wallets/queries/list_any_ledger'
import { listPointLedgerValidator } from '#wallets/validators/list_ledger_validator'
import { anyLedgerLineSchema } from '#wallets/wire/ledger_line'

@inject()
export default class ListPointLedgerController {
  static readonly operation = {
    summary: 'What gave a player points, newest first',
    auth: 'admin',
    path: { userId: 'Id of the player.' },
    query: listPointLedgerValidator,
    problems: ['E_MIXED_CURSOR'],
    responses: { 200: pageOf('AnyLedgerLine', anyLedgerLineSchema) },
  }

  constructor(private readonly listAnyLedger: ListAnyLedger) {}

  async handle({ params, request }: HttpContext) {
    const given = await listPointLedgerValidator.validate(request.qs())
    const { start, limit = game.lists.pageSize } = given
    const sorting = sortingOf(LEDGER_SORTS, { start })
    const userId = String(params.userId)
    return this.listAnyLedger.handle({ userId, type: 'all', currency: 'point', limit, sorting })
  }
}
