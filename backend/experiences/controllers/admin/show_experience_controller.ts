import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findVersion } from '#experiences/queries/list_versions'
import { toExperience } from '#experiences/transformers/experience'
import { showExperienceValidator } from '#experiences/validators/admin_experience_validators'
import { experienceSchema } from '#experiences/wire/experience'

export default class ShowExperienceController {
  static readonly operation = {
    summary: 'One version of an experience document, the newest by default',
    auth: 'admin',
    query: showExperienceValidator,
    problems: ['E_NOT_FOUND'],
    responses: { 200: experienceSchema },
  }

  async handle({ request }: HttpContext) {
    const { scope, owner = '', version } = await showExperienceValidator.validate(request.qs())
    const found = await findVersion({ scope, owner }, version)
    if (found === null) throw new Problem('E_NOT_FOUND')
    return toExperience(found)
  }
}
