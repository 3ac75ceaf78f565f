import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { rollBackOwn } from '#experiences/actions/change_own_experience'
import { OwnDocumentsOnly } from '#experiences/policies/own_documents'
import { experienceProblem } from '#experiences/transformers/experience_problem'
import { rollBackOwnExperienceValidator } from '#experiences/validators/partner_experience_validators'
import { publishedExperienceSchema } from '#experiences/wire/experience'

@inject()
export default class RollBackOwnExperienceController {
  static readonly operation = {
    summary:
      "Publishes an older version of one of the partner's documents again, as the next version",
    auth: 'player',
    body: rollBackOwnExperienceValidator,
    problems: ['E_EXPERIENCE_CHANGED', 'E_NOT_FOUND'],
    responses: { 200: publishedExperienceSchema },
  }

  constructor(private readonly onlyOwn: OwnDocumentsOnly) {}

  async handle(ctx: HttpContext) {
    const given = await rollBackOwnExperienceValidator.validate(ctx.request.body())
    const { version: to, expectedVersion: expects, ...owner } = given
    await this.onlyOwn.assert(ctx.auth.getUserOrFail(), owner)
    const result = await rollBackOwn(owner, to, { expects, by: actorOf(ctx) })
    if (!result.ok) throw experienceProblem(result.error)
    return { ...owner, ...result.value }
  }
}
