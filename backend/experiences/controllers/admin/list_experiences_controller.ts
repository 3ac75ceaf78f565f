import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { listOwners } from '#experiences/queries/list_versions'
import { cursorOf, toVersion } from '#experiences/transformers/experience'
import { listExperiencesValidator } from '#experiences/validators/admin_experience_validators'
import { experienceVersionSchema } from '#experiences/wire/experience'

export default class ListExperiencesController {
  static readonly operation = {
    summary: 'The newest version of every experience document, the last published first',
    auth: 'admin',
    query: listExperiencesValidator,
    responses: { 200: pageOf('ExperienceVersion', experienceVersionSchema) },
  }

  async handle({ request }: HttpContext) {
    const given = await listExperiencesValidator.validate(request.qs())
    const { scope, start, limit = game.lists.pageSize } = given
    const rows = await listOwners(scope, { after: decodeCursor(start), limit: limit + 1 })
    return toPage(rows, limit, cursorOf, toVersion)
  }
}
