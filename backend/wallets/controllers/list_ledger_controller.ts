import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { game } from '#config/game'
import { decodeCursor } from '#shared/pagination'
import { listLedger } from '#wallets/queries/list_ledger'
import { listLedgerValidator } from '#wallets/validators/list_ledger_validator'

export default class ListLedgerController {
  static readonly operation = {
    summary: "The caller's ledger lines, newest first",
    auth: 'player',
    query: listLedgerValidator,
    responses: {
      200: vine.object({
        items: vine.array(
          vine.object({
            id: vine.string().uuid(),
            type: vine.string(),
            source: vine.string().nullable(),
            currency: vine.string(),
            amount: vine.number().withoutDecimals(),
            balanceAfter: vine.number().withoutDecimals().nullable(),
            reference: vine.string().nullable(),
            createdAt: vine.string(),
          })
        ),
        next: vine.string().nullable(),
      }),
    },
  }

  async handle({ auth, request }: HttpContext) {
    const { type, currency, limit, start } = await listLedgerValidator.validate(request.qs())
    return listLedger({
      userId: auth.user!.id,
      type: type ?? 'all',
      currency: currency ?? null,
      limit: limit ?? game.lists.pageSize,
      after: decodeCursor(start),
    })
  }
}
