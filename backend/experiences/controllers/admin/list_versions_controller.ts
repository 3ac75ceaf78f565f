import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { listVersions } from '#experiences/queries/list_versions'
import { cursorOf, toVersion } from '#experiences/transformers/experience'
import { listVersionsValidator } from '#experiences/validators/admin_experience_validators'
import { experienceVersionSchema } from '#experiences/wire/experience'

export default class ListVersionsController {
  static readonly operation = {
    summary: 'The versions of one experience document, the last first',
    auth: 'admin',
    query: listVersionsValidator,
    responses: { 200: pageOf('ExperienceVersion', experienceVersionSchema) },
  }

  async handle({ request }: HttpContext) {
    const given = await listVersionsValidator.validate(request.qs())
    const { scope, owner = '', start, limit = game.lists.pageSize } = given
    const rows = await listVersions(
      { scope, owner },
      { after: decodeCursor(start), limit: limit + 1 }
    )
    return toPage(rows, limit, cursorOf, toVersion)
  }
}
