import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { AgreedSharesContract } from '#creators/contract'
import { listCreators } from '#creators/queries/list_creators'
import { onTerms } from '#creators/queries/on_terms'
import { toCreator } from '#creators/transformers/creator'
import { listCreatorsValidator } from '#creators/validators/creator_validators'
import { pageOf } from '#shared/openapi/component'
import { creatorSchema } from '#creators/wire/creator'

@inject()
export default class ListCreatorsController {
  static readonly operation = {
    summary: "Creators, newest first; searched by part of their own or their partner's name",
    auth: 'admin',
    query: listCreatorsValidator,
    responses: {
      200: pageOf('Creator', creatorSchema),
    },
  }

  constructor(private readonly shares: AgreedSharesContract) {}

  async handle({ request }: HttpContext) {
    const given = await listCreatorsValidator.validate(request.qs())
    const { search, limit = game.lists.pageSize, start } = given
    const rows = await listCreators({ search, after: decodeCursor(start), limit: limit + 1 })
    return toPage(
      await onTerms(rows, this.shares),
      limit,
      ({ createdAtMs, userId }) => ({ createdAtMs, id: userId }),
      toCreator
    )
  }
}
