import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { stopExperiment } from '#experiments/actions/move_experiment'
import {
  EXPERIMENT_PROBLEMS,
  experimentProblem,
} from '#experiments/transformers/experiment_problem'
import { moveExperimentValidator } from '#experiments/validators/admin_experiment_validators'
import { changedExperimentSchema } from '#experiments/wire/experiment'

@inject()
export default class StopOwnExperimentController {
  static readonly operation = {
    summary: "Stops one of the partner's experiments",
    auth: 'player',
    path: { id: 'Id of the experiment.' },
    body: moveExperimentValidator,
    problems: EXPERIMENT_PROBLEMS.change,
    responses: { 200: changedExperimentSchema },
  }

  constructor(private readonly owners: DistributorOwnersContract) {}

  async handle(ctx: HttpContext) {
    const id = String(ctx.params.id)
    const given = await moveExperimentValidator.validate(ctx.request.body())
    const { distributorIds: owners } = await this.owners.listOwned(ctx.auth.getUserOrFail().id)
    const expected = { id, expects: given.expectedRevision, by: actorOf(ctx), owners }
    const result = await stopExperiment(expected)
    if (!result.ok) throw experimentProblem(result.error)
    return { id, ...result.value }
  }
}
