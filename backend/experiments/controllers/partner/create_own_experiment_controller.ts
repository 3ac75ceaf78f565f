import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { createOwn } from '#experiments/actions/change_own_experiment'
import { experimentProblem } from '#experiments/transformers/experiment_problem'
import { createExperimentValidator } from '#experiments/validators/admin_experiment_validators'
import { changedExperimentSchema } from '#experiments/wire/experiment'

@inject()
export default class CreateOwnExperimentController {
  static readonly operation = {
    summary:
      "Stores a partner's experiment as a draft; its key begins with the distributor on whose pages it runs, and a dot",
    auth: 'player',
    body: createExperimentValidator,
    problems: ['E_EXPERIMENT_LIMIT', 'E_FORBIDDEN', 'E_IN_USE', 'E_NOT_FOUND'],
    responses: { 201: changedExperimentSchema },
  }

  constructor(private readonly owners: DistributorOwnersContract) {}

  async handle(ctx: HttpContext) {
    const { doc } = await createExperimentValidator.validate(ctx.request.body())
    const { distributorIds: owners } = await this.owners.listOwned(ctx.auth.getUserOrFail().id)
    if (owners.length === 0) throw new Problem('E_FORBIDDEN')
    const result = await createOwn(doc, actorOf(ctx), owners)
    if (!result.ok) throw experimentProblem(result.error)
    ctx.response.status(201)
    return result.value
  }
}
