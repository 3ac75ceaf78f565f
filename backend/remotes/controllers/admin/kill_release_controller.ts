import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { killRelease } from '#remotes/actions/change_registry'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { markValidator } from '#remotes/validators/admin_remote_validators'
import { changedRegistrySchema } from '#remotes/wire/release'

export default class KillReleaseController {
  static readonly operation = {
    summary: 'Serves a release to nobody; what points at it falls back to the release before',
    auth: 'admin',
    path: { id: 'Id of the release.' },
    body: markValidator,
    problems: ['E_REGISTRY_CHANGED'],
    responses: { 200: changedRegistrySchema },
  }

  async handle(ctx: HttpContext) {
    await markValidator.validate(ctx.request.body())
    // It fits on whatever version is in force: nobody who writes meanwhile holds it off.
    const result = await killRelease(String(ctx.params.id), { by: actorOf(ctx) })
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
