import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { FindOwnDocuments } from '#experiences/queries/find_own_documents'
import { listOwnersOf } from '#experiences/queries/list_versions'
import { cursorOf, toVersion } from '#experiences/transformers/experience'
import { listOwnExperiencesValidator } from '#experiences/validators/partner_experience_validators'
import { experienceVersionSchema } from '#experiences/wire/experience'

@inject()
export default class ListOwnExperiencesController {
  static readonly operation = {
    summary: "The newest version of each of the partner's documents, the last published first",
    auth: 'player',
    query: listOwnExperiencesValidator,
    responses: { 200: pageOf('ExperienceVersion', experienceVersionSchema) },
  }

  constructor(private readonly findOwn: FindOwnDocuments) {}

  async handle({ auth, request }: HttpContext) {
    const given = await listOwnExperiencesValidator.validate(request.qs())
    const { start, limit = game.lists.pageSize } = given
    const own = await this.findOwn.handle(auth.getUserOrFail().id)
    const rows = await listOwnersOf(own, { after: decodeCursor(start), limit: limit + 1 })
    return toPage(rows, limit, cursorOf, toVersion)
  }
}
