import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { pointFlavour } from '#remotes/actions/change_registry'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { pointValidator } from '#remotes/validators/admin_remote_validators'
import { changedRegistrySchema } from '#remotes/wire/release'

export default class PointFlavourController {
  static readonly operation = {
    summary: 'Serves a release to a flavour',
    auth: 'admin',
    body: pointValidator,
    problems: ['E_FLAVOUR_FOREIGN', 'E_NOT_FOUND', 'E_REGISTRY_CHANGED', 'E_RELEASE_KILLED'],
    responses: { 200: changedRegistrySchema },
  }

  async handle(ctx: HttpContext) {
    const given = await pointValidator.validate(ctx.request.body())
    const { expectedVersion: expects, ...pointer } = given
    const result = await pointFlavour(pointer, { by: actorOf(ctx), expects })
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
