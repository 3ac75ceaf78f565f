import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sortingOf } from '#shared/sorted_page'
import { LEDGER_SORTS } from '#wallets/ledger/ledger_sorts'
import { PlaysOfGamesContract } from '#wallets/contract'
import { ListAnyLedger } from '#wallets/queries/list_any_ledger'
import { listAllLedgerValidator } from '#wallets/validators/list_ledger_validator'
import { pageOf } from '#shared/openapi/component'
import { anyLedgerLineSchema } from '#wallets/wire/ledger_line'

@inject()
export default class ListAllLedgerController {
  static readonly operation = {
    summary: "Everybody's ledger lines, the newest first unless asked otherwise",
    auth: 'admin',
    query: listAllLedgerValidator,
    responses: { 200: pageOf('AnyLedgerLine', anyLedgerLineSchema) },
  }

  constructor(
    private readonly listAnyLedger: ListAnyLedger,
    private readonly plays: PlaysOfGamesContract
  ) {}

  async handle({ request }: HttpContext) {
    const { type, currency, limit, start, sort, order, from, to, gameId, ...filter } =
      await listAllLedgerValidator.validate(request.qs())
    return this.listAnyLedger.handle({
      ...filter,
      game: gameId ? { id: gameId, plays: await this.plays.listPlays(gameId) } : undefined,
      type: type ?? 'all',
      currency: currency ?? null,
      limit: limit ?? game.lists.pageSize,
      sorting: sortingOf(LEDGER_SORTS, { sort, order, start }),
      fromMs: from,
      toMs: to,
    })
  }
}
