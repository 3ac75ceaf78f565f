import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { startExperiment } from '#experiments/actions/move_experiment'
import {
  EXPERIMENT_PROBLEMS,
  experimentProblem,
} from '#experiments/transformers/experiment_problem'
import { moveExperimentValidator } from '#experiments/validators/admin_experiment_validators'
import { changedExperimentSchema } from '#experiments/wire/experiment'

export default class StartExperimentController {
  static readonly operation = {
    summary:
      'Starts an experiment, or starts it again: pages that load from now on assign its variants',
    auth: 'admin',
    path: { id: 'Id of the experiment.' },
    body: moveExperimentValidator,
    problems: EXPERIMENT_PROBLEMS.start,
    responses: { 200: changedExperimentSchema },
  }

  async handle(ctx: HttpContext) {
    const id = String(ctx.params.id)
    const given = await moveExperimentValidator.validate(ctx.request.body())
    const expected = { id, expects: given.expectedRevision, by: actorOf(ctx) }
    const result = await startExperiment(expected)
    if (!result.ok) throw experimentProblem(result.error)
    return { id, ...result.value }
  }
}
