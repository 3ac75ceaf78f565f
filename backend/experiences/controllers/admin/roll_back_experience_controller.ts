import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { rollBackExperience } from '#experiences/actions/roll_back_experience'
import { experienceProblem } from '#experiences/transformers/experience_problem'
import { rollBackExperienceValidator } from '#experiences/validators/admin_experience_validators'
import { publishedExperienceSchema } from '#experiences/wire/experience'

export default class RollBackExperienceController {
  static readonly operation = {
    summary: 'Publishes the document of an older version again, as the next version',
    auth: 'admin',
    body: rollBackExperienceValidator,
    problems: ['E_EXPERIENCE_CHANGED', 'E_NOT_FOUND'],
    responses: { 200: publishedExperienceSchema },
  }

  async handle(ctx: HttpContext) {
    const given = await rollBackExperienceValidator.validate(ctx.request.body())
    const { scope, owner = '', version: to, expectedVersion: expects } = given
    const result = await rollBackExperience({ scope, owner }, { to, expects, by: actorOf(ctx) })
    if (!result.ok) throw experienceProblem(result.error)
    return { scope, owner, ...result.value }
  }
}
