import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { reviveRelease } from '#remotes/actions/change_registry'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { markValidator } from '#remotes/validators/admin_remote_validators'
import { changedRegistrySchema } from '#remotes/wire/release'

export default class ReviveReleaseController {
  static readonly operation = {
    summary: 'Undoes a kill: what points at the release serves it again',
    auth: 'admin',
    path: { id: 'Id of the release.' },
    body: markValidator,
    problems: ['E_REGISTRY_CHANGED'],
    responses: { 200: changedRegistrySchema },
  }

  async handle(ctx: HttpContext) {
    const { expectedVersion: expects } = await markValidator.validate(ctx.request.body())
    const result = await reviveRelease(String(ctx.params.id), { by: actorOf(ctx), expects })
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
