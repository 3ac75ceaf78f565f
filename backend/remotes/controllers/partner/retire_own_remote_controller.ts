import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { retireOwn } from '#remotes/actions/change_own_remote'
import { FindOwnPartners } from '#remotes/queries/find_own_partners'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { placeValidator } from '#remotes/validators/admin_remote_validators'
import { changedRegistrySchema } from '#remotes/wire/release'

@inject()
export default class RetireOwnRemoteController {
  static readonly operation = {
    summary: "Takes one of the partner's remotes out of one of its flavours",
    auth: 'player',
    body: placeValidator,
    problems: ['E_NOT_FOUND', 'E_REGISTRY_CHANGED'],
    responses: { 200: changedRegistrySchema },
  }

  constructor(private readonly findOwn: FindOwnPartners) {}

  async handle(ctx: HttpContext) {
    const given = await placeValidator.validate(ctx.request.body())
    const { expectedVersion: expects, ...place } = given
    const partners = await this.findOwn.handle(ctx.auth.getUserOrFail().id)
    const result = await retireOwn(place, { by: actorOf(ctx), expects, partners })
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
