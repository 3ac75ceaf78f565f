import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { listExperiments } from '#experiments/queries/list_experiments'
import { toSummary } from '#experiments/transformers/experiment'
import { listExperimentsValidator } from '#experiments/validators/admin_experiment_validators'
import { experimentSummarySchema } from '#experiments/wire/experiment'

export default class ListExperimentsController {
  static readonly operation = {
    summary: 'Experiments, the last made first',
    auth: 'admin',
    query: listExperimentsValidator,
    responses: { 200: pageOf('ExperimentSummary', experimentSummarySchema) },
  }

  async handle({ request }: HttpContext) {
    const given = await listExperimentsValidator.validate(request.qs())
    const { status, start, limit = game.lists.pageSize } = given
    const rows = await listExperiments({ status }, { after: decodeCursor(start), limit: limit + 1 })
    return toPage(rows, limit, ({ createdAtMs, id }) => ({ createdAtMs, id }), toSummary)
  }
}
