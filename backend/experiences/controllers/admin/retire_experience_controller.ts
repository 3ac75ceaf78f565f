import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { retireExperience } from '#experiences/actions/retire_experience'
import { experienceProblem } from '#experiences/transformers/experience_problem'
import { retireExperienceValidator } from '#experiences/validators/admin_experience_validators'
import { publishedExperienceSchema } from '#experiences/wire/experience'

export default class RetireExperienceController {
  static readonly operation = {
    summary: 'Takes a document out of force; the one of the release, if any, takes its place',
    auth: 'admin',
    body: retireExperienceValidator,
    problems: ['E_EXPERIENCE_CHANGED', 'E_EXPERIENCE_RETIRED'],
    responses: { 200: publishedExperienceSchema },
  }

  async handle(ctx: HttpContext) {
    const given = await retireExperienceValidator.validate(ctx.request.body())
    const { scope, owner = '', expectedVersion: expects } = given
    const result = await retireExperience({ scope, owner }, { expects, by: actorOf(ctx) })
    if (!result.ok) throw experienceProblem(result.error)
    return { scope, owner, ...result.value }
  }
}
