import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { isOf } from '#experiments/domain/partner_experiments'
import { findExperiment } from '#experiments/queries/find_experiment'
import { toExperiment } from '#experiments/transformers/experiment'
import { experimentSchema } from '#experiments/wire/experiment'

@inject()
export default class ShowOwnExperimentController {
  static readonly operation = {
    summary: "One of the partner's experiments, with its document",
    auth: 'player',
    path: { id: 'Id of the experiment.' },
    responses: { 200: experimentSchema },
  }

  constructor(private readonly owners: DistributorOwnersContract) {}

  async handle({ auth, params }: HttpContext) {
    const { distributorIds: owners } = await this.owners.listOwned(auth.getUserOrFail().id)
    const experiment = await findExperiment(String(params.id))
    if (!experiment || !isOf(experiment, owners)) throw new Problem('E_NOT_FOUND')
    return toExperiment(experiment)
  }
}
