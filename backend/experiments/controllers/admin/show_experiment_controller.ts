import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findExperiment } from '#experiments/queries/find_experiment'
import { toExperiment } from '#experiments/transformers/experiment'
import { experimentSchema } from '#experiments/wire/experiment'

export default class ShowExperimentController {
  static readonly operation = {
    summary: 'An experiment with its document',
    auth: 'admin',
    path: { id: 'Id of the experiment.' },
    responses: { 200: experimentSchema },
  }

  async handle({ params }: HttpContext) {
    const experiment = await findExperiment(String(params.id))
    if (!experiment) throw new Problem('E_NOT_FOUND')
    return toExperiment(experiment)
  }
}
