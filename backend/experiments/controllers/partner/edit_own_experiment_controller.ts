import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { editOwn } from '#experiments/actions/change_own_experiment'
import {
  EXPERIMENT_PROBLEMS,
  experimentProblem,
} from '#experiments/transformers/experiment_problem'
import { editExperimentValidator } from '#experiments/validators/admin_experiment_validators'
import { changedExperimentSchema } from '#experiments/wire/experiment'

@inject()
export default class EditOwnExperimentController {
  static readonly operation = {
    summary: "Replaces the document of one of the partner's experiments that does not run",
    auth: 'player',
    path: { id: 'Id of the experiment.' },
    body: editExperimentValidator,
    problems: EXPERIMENT_PROBLEMS.change,
    responses: { 200: changedExperimentSchema },
  }

  constructor(private readonly owners: DistributorOwnersContract) {}

  async handle(ctx: HttpContext) {
    const id = String(ctx.params.id)
    const { doc, expectedRevision: expects } = await editExperimentValidator.validate(
      ctx.request.body()
    )
    const { distributorIds: owners } = await this.owners.listOwned(ctx.auth.getUserOrFail().id)
    const result = await editOwn(doc, { id, expects, by: actorOf(ctx), owners })
    if (!result.ok) throw experimentProblem(result.error)
    return { id, ...result.value }
  }
}
