import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { FindOwnPartners } from '#remotes/queries/find_own_partners'
import { listReleases } from '#remotes/queries/list_releases'
import { cursorOf, toRelease } from '#remotes/transformers/release'
import { listReleasesValidator } from '#remotes/validators/admin_remote_validators'
import { releaseSchema } from '#remotes/wire/release'

@inject()
export default class ListOwnReleasesController {
  static readonly operation = {
    summary: "The releases of the partner's remotes, or of one, the last published first",
    auth: 'player',
    query: listReleasesValidator,
    responses: { 200: pageOf('RemoteRelease', releaseSchema) },
  }

  constructor(private readonly findOwn: FindOwnPartners) {}

  async handle({ auth, request }: HttpContext) {
    const given = await listReleasesValidator.validate(request.qs())
    const { remote, start, limit = game.lists.pageSize } = given
    const owners = await this.findOwn.handle(auth.getUserOrFail().id)
    const paging = { after: decodeCursor(start), limit: limit + 1 }
    return toPage(await listReleases({ remote, owners }, paging), limit, cursorOf, toRelease)
  }
}
