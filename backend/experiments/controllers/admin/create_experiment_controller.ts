import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { createExperiment } from '#experiments/actions/create_experiment'
import { experimentProblem } from '#experiments/transformers/experiment_problem'
import { createExperimentValidator } from '#experiments/validators/admin_experiment_validators'
import { changedExperimentSchema } from '#experiments/wire/experiment'

export default class CreateExperimentController {
  static readonly operation = {
    summary: 'Stores an experiment as a draft; every fault of its document is named by its path',
    auth: 'admin',
    body: createExperimentValidator,
    problems: ['E_EXPERIMENT_LIMIT', 'E_IN_USE'],
    responses: { 201: changedExperimentSchema },
  }

  async handle(ctx: HttpContext) {
    const { doc } = await createExperimentValidator.validate(ctx.request.body())
    const result = await createExperiment(doc, actorOf(ctx))
    if (!result.ok) throw experimentProblem(result.error)
    ctx.response.status(201)
    return result.value
  }
}
