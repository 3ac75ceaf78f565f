import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { pointOwn } from '#remotes/actions/change_own_remote'
import { FindOwnPartners } from '#remotes/queries/find_own_partners'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { pointValidator } from '#remotes/validators/admin_remote_validators'
import { changedRegistrySchema } from '#remotes/wire/release'

@inject()
export default class PointOwnFlavourController {
  static readonly operation = {
    summary:
      "Serves one of the partner's releases to one of its flavours; a new one begins with the partner's name and a dot",
    auth: 'player',
    body: pointValidator,
    problems: ['E_FLAVOUR_FOREIGN', 'E_NOT_FOUND', 'E_REGISTRY_CHANGED', 'E_RELEASE_KILLED'],
    responses: { 200: changedRegistrySchema },
  }

  constructor(private readonly findOwn: FindOwnPartners) {}

  async handle(ctx: HttpContext) {
    const given = await pointValidator.validate(ctx.request.body())
    const { expectedVersion: expects, ...pointer } = given
    const partners = await this.findOwn.handle(ctx.auth.getUserOrFail().id)
    const result = await pointOwn(pointer, { by: actorOf(ctx), expects, partners })
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
