import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { OwnDocumentsOnly } from '#experiences/policies/own_documents'
import { findVersion } from '#experiences/queries/list_versions'
import { toExperience } from '#experiences/transformers/experience'
import { showOwnExperienceValidator } from '#experiences/validators/partner_experience_validators'
import { experienceSchema } from '#experiences/wire/experience'

@inject()
export default class ShowOwnExperienceController {
  static readonly operation = {
    summary: "One version of one of the partner's documents, the newest by default",
    auth: 'player',
    query: showOwnExperienceValidator,
    problems: ['E_NOT_FOUND'],
    responses: { 200: experienceSchema },
  }

  constructor(private readonly onlyOwn: OwnDocumentsOnly) {}

  async handle({ auth, request }: HttpContext) {
    const { version, ...owner } = await showOwnExperienceValidator.validate(request.qs())
    await this.onlyOwn.assert(auth.getUserOrFail(), owner)
    const found = await findVersion(owner, version)
    if (found === null) throw new Problem('E_NOT_FOUND')
    return toExperience(found)
  }
}
