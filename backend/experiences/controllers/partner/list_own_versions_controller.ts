import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { OwnDocumentsOnly } from '#experiences/policies/own_documents'
import { listVersions } from '#experiences/queries/list_versions'
import { cursorOf, toVersion } from '#experiences/transformers/experience'
import { listOwnVersionsValidator } from '#experiences/validators/partner_experience_validators'
import { experienceVersionSchema } from '#experiences/wire/experience'

@inject()
export default class ListOwnVersionsController {
  static readonly operation = {
    summary: "The versions of one of the partner's documents, the last first",
    auth: 'player',
    query: listOwnVersionsValidator,
    problems: ['E_NOT_FOUND'],
    responses: { 200: pageOf('ExperienceVersion', experienceVersionSchema) },
  }

  constructor(private readonly onlyOwn: OwnDocumentsOnly) {}

  async handle({ auth, request }: HttpContext) {
    const given = await listOwnVersionsValidator.validate(request.qs())
    const { start, limit = game.lists.pageSize, ...owner } = given
    await this.onlyOwn.assert(auth.getUserOrFail(), owner)
    const rows = await listVersions(owner, { after: decodeCursor(start), limit: limit + 1 })
    return toPage(rows, limit, cursorOf, toVersion)
  }
}
