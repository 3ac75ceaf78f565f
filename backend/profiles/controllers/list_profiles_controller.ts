import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/http/pagination'
import { listUsers } from '#profiles/queries/list_users'
import { toAdminProfile } from '#profiles/transformers/admin_profile'
import { listProfilesValidator } from '#profiles/validators/admin_profile_validators'
import { pageOf } from '#shared/openapi/component'
import { adminProfileSchema } from '#profiles/wire/admin_profile'

export default class ListProfilesController {
  static readonly operation = {
    summary: 'Profiles, newest first; searched by part of an e-mail or username, or by id',
    auth: 'admin',
    query: listProfilesValidator,
    responses: {
      200: pageOf('AdminProfile', adminProfileSchema),
    },
  }

  async handle({ request }: HttpContext) {
    const {
      start,
      limit = game.lists.pageSize,
      ...filter
    } = await listProfilesValidator.validate(request.qs())
    const after = decodeCursor(start)
    const users = await listUsers({ ...filter, after, limit: limit + 1 })
    return toPage(users, limit, ({ createdAtMs, id }) => ({ createdAtMs, id }), toAdminProfile)
  }
}
