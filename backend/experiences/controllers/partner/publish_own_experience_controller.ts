import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { publishOwn } from '#experiences/actions/change_own_experience'
import { OwnDocumentsOnly } from '#experiences/policies/own_documents'
import { experienceProblem } from '#experiences/transformers/experience_problem'
import { publishOwnExperienceValidator } from '#experiences/validators/partner_experience_validators'
import { publishedExperienceSchema } from '#experiences/wire/experience'

@inject()
export default class PublishOwnExperienceController {
  static readonly operation = {
    summary:
      "Publishes one of the partner's documents as the next version; the same one again keeps its version",
    auth: 'player',
    body: publishOwnExperienceValidator,
    problems: ['E_EXPERIENCE_CHANGED', 'E_NOT_FOUND'],
    responses: { 200: publishedExperienceSchema },
  }

  constructor(private readonly onlyOwn: OwnDocumentsOnly) {}

  async handle(ctx: HttpContext) {
    const given = await publishOwnExperienceValidator.validate(ctx.request.body())
    const { doc, expectedVersion: expects, ...owner } = given
    await this.onlyOwn.assert(ctx.auth.getUserOrFail(), owner)
    const result = await publishOwn(owner, doc, { expects, by: actorOf(ctx) })
    if (!result.ok) throw experienceProblem(result.error)
    return { ...owner, ...result.value }
  }
}
