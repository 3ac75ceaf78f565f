import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { editExperiment } from '#experiments/actions/edit_experiment'
import {
  EXPERIMENT_PROBLEMS,
  experimentProblem,
} from '#experiments/transformers/experiment_problem'
import { editExperimentValidator } from '#experiments/validators/admin_experiment_validators'
import { changedExperimentSchema } from '#experiments/wire/experiment'

export default class EditExperimentController {
  static readonly operation = {
    summary:
      'Replaces the document of an experiment that does not run; other variants after a start are a new version',
    auth: 'admin',
    path: { id: 'Id of the experiment.' },
    body: editExperimentValidator,
    problems: EXPERIMENT_PROBLEMS.change,
    responses: { 200: changedExperimentSchema },
  }

  async handle(ctx: HttpContext) {
    const id = String(ctx.params.id)
    const given = await editExperimentValidator.validate(ctx.request.body())
    const expected = { id, expects: given.expectedRevision, by: actorOf(ctx) }
    const result = await editExperiment(given.doc, expected)
    if (!result.ok) throw experimentProblem(result.error)
    return { id, ...result.value }
  }
}
