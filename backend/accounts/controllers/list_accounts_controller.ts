import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { ACCOUNT_SORTS } from '#profiles/contract'
import { sortingOf } from '#shared/sorted_page'
import { ListAccounts } from '#accounts/queries/list_accounts'
import { toAccount } from '#accounts/transformers/account'
import { listAccountsValidator } from '#accounts/validators/list_accounts_validator'
import { pageOf } from '#shared/openapi/component'
import { accountSchema } from '#accounts/wire/account'

@inject()
export default class ListAccountsController {
  static readonly operation = {
    summary:
      'Accounts, the newest first unless asked otherwise; searched by part of an e-mail or username, or by id',
    auth: 'admin',
    query: listAccountsValidator,
    responses: {
      200: pageOf('Account', accountSchema),
    },
  }

  constructor(private listAccounts: ListAccounts) {}

  async handle({ request }: HttpContext) {
    const { start, sort, order, limit, ...filter } = await listAccountsValidator.validate(
      request.qs()
    )
    const sorting = sortingOf(ACCOUNT_SORTS, { sort, order, start })
    const page = { limit: limit ?? game.lists.pageSize, sorting }
    const { items, next } = await this.listAccounts.handle({ ...filter, ...page })
    return { items: items.map(({ user, roles }) => toAccount(user, roles)), next }
  }
}
