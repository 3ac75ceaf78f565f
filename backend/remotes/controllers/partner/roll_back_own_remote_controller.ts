import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { rollBackOwn } from '#remotes/actions/change_own_remote'
import { FindOwnPartners } from '#remotes/queries/find_own_partners'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { placeValidator } from '#remotes/validators/admin_remote_validators'
import { changedRegistrySchema } from '#remotes/wire/release'

@inject()
export default class RollBackOwnRemoteController {
  static readonly operation = {
    summary:
      "Serves the release before to one of the partner's flavours, and forgets the one that it leaves",
    auth: 'player',
    body: placeValidator,
    problems: ['E_NOT_FOUND', 'E_REGISTRY_CHANGED', 'E_RELEASE_NONE_BEFORE'],
    responses: { 200: changedRegistrySchema },
  }

  constructor(private readonly findOwn: FindOwnPartners) {}

  async handle(ctx: HttpContext) {
    const given = await placeValidator.validate(ctx.request.body())
    const { expectedVersion: expects, ...place } = given
    const partners = await this.findOwn.handle(ctx.auth.getUserOrFail().id)
    const result = await rollBackOwn(place, { by: actorOf(ctx), expects, partners })
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
