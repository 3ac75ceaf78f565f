import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { listReleases } from '#remotes/queries/list_releases'
import { cursorOf, toRelease } from '#remotes/transformers/release'
import { listReleasesValidator } from '#remotes/validators/admin_remote_validators'
import { releaseSchema } from '#remotes/wire/release'

export default class ListReleasesController {
  static readonly operation = {
    summary: 'The releases of a remote, or of all, the last published first',
    auth: 'admin',
    query: listReleasesValidator,
    responses: { 200: pageOf('RemoteRelease', releaseSchema) },
  }

  async handle({ request }: HttpContext) {
    const given = await listReleasesValidator.validate(request.qs())
    const { remote, start, limit = game.lists.pageSize } = given
    const rows = await listReleases({ remote }, { after: decodeCursor(start), limit: limit + 1 })
    return toPage(rows, limit, cursorOf, toRelease)
  }
}
