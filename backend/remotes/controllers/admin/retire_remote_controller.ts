import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { retireRemote } from '#remotes/actions/change_place'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { placeValidator } from '#remotes/validators/admin_remote_validators'
import { changedRegistrySchema } from '#remotes/wire/release'

export default class RetireRemoteController {
  static readonly operation = {
    summary: 'Takes a remote out of a flavour; a roll-back serves its last release again',
    auth: 'admin',
    body: placeValidator,
    problems: ['E_NOT_FOUND', 'E_REGISTRY_CHANGED'],
    responses: { 200: changedRegistrySchema },
  }

  async handle(ctx: HttpContext) {
    const given = await placeValidator.validate(ctx.request.body())
    const { expectedVersion: expects, ...place } = given
    const result = await retireRemote(place, { by: actorOf(ctx), expects })
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
