import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { PublishForKnownOwner } from '#experiences/actions/publish_for_known_owner'
import { experienceProblem } from '#experiences/transformers/experience_problem'
import { publishExperienceValidator } from '#experiences/validators/admin_experience_validators'
import { publishedExperienceSchema } from '#experiences/wire/experience'

@inject()
export default class PublishExperienceController {
  static readonly operation = {
    summary: 'Publishes a document as the next version; the same one again keeps its version',
    auth: 'admin',
    body: publishExperienceValidator,
    problems: ['E_EXPERIENCE_CHANGED'],
    responses: { 200: publishedExperienceSchema },
  }

  constructor(private readonly publish: PublishForKnownOwner) {}

  async handle(ctx: HttpContext) {
    const given = await publishExperienceValidator.validate(ctx.request.body())
    const { scope, owner = '', doc, expectedVersion: expects } = given
    const by = actorOf(ctx)
    const document = { scope, owner, doc, publishedBy: by.actorId }
    const result = await this.publish.handle(document, { expects, by })
    if (!result.ok) throw experienceProblem(result.error)
    return { scope, owner, ...result.value }
  }
}
