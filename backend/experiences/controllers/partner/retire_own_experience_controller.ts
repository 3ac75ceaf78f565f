import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { retireOwn } from '#experiences/actions/change_own_experience'
import { OwnDocumentsOnly } from '#experiences/policies/own_documents'
import { experienceProblem } from '#experiences/transformers/experience_problem'
import { retireOwnExperienceValidator } from '#experiences/validators/partner_experience_validators'
import { publishedExperienceSchema } from '#experiences/wire/experience'

@inject()
export default class RetireOwnExperienceController {
  static readonly operation = {
    summary: "Takes one of the partner's documents out of force",
    auth: 'player',
    body: retireOwnExperienceValidator,
    problems: ['E_EXPERIENCE_CHANGED', 'E_EXPERIENCE_RETIRED', 'E_NOT_FOUND'],
    responses: { 200: publishedExperienceSchema },
  }

  constructor(private readonly onlyOwn: OwnDocumentsOnly) {}

  async handle(ctx: HttpContext) {
    const given = await retireOwnExperienceValidator.validate(ctx.request.body())
    const { expectedVersion: expects, ...owner } = given
    await this.onlyOwn.assert(ctx.auth.getUserOrFail(), owner)
    const result = await retireOwn(owner, { expects, by: actorOf(ctx) })
    if (!result.ok) throw experienceProblem(result.error)
    return { ...owner, ...result.value }
  }
}
