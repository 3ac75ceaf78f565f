import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { rollBackRemote } from '#remotes/actions/change_place'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { placeValidator } from '#remotes/validators/admin_remote_validators'
import { changedRegistrySchema } from '#remotes/wire/release'

export default class RollBackRemoteController {
  static readonly operation = {
    summary: 'Serves the release before to a flavour, and forgets the one that it leaves',
    auth: 'admin',
    body: placeValidator,
    problems: ['E_NOT_FOUND', 'E_REGISTRY_CHANGED', 'E_RELEASE_NONE_BEFORE'],
    responses: { 200: changedRegistrySchema },
  }

  async handle(ctx: HttpContext) {
    const given = await placeValidator.validate(ctx.request.body())
    const { expectedVersion: expects, ...place } = given
    const result = await rollBackRemote(place, { by: actorOf(ctx), expects })
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
