import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sortingOf } from '#shared/sorted_page'
import { ACCOUNT_SORTS } from '#profiles/contract'
import { listUsers } from '#profiles/queries/list_users'
import { toAdminProfile } from '#profiles/transformers/admin_profile'
import { listProfilesValidator } from '#profiles/validators/admin_profile_validators'
import { pageOf } from '#shared/openapi/component'
import { adminProfileSchema } from '#profiles/wire/admin_profile'

export default class ListProfilesController {
  static readonly operation = {
    summary:
      'Profiles, the newest first unless asked otherwise; searched by part of an e-mail or username, or by id',
    auth: 'admin',
    query: listProfilesValidator,
    responses: {
      200: pageOf('AdminProfile', adminProfileSchema),
    },
  }

  async handle({ request }: HttpContext) {
    const {
      start,
      sort,
      order,
      limit = game.lists.pageSize,
      ...filter
    } = await listProfilesValidator.validate(request.qs())
    const sorting = sortingOf(ACCOUNT_SORTS, { sort, order, start })
    const { items, next } = await listUsers({ ...filter, sorting, limit })
    return { items: items.map(toAdminProfile), next }
  }
}
