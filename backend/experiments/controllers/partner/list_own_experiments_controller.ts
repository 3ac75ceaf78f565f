import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { listExperiments } from '#experiments/queries/list_experiments'
import { toSummary } from '#experiments/transformers/experiment'
import { listExperimentsValidator } from '#experiments/validators/admin_experiment_validators'
import { experimentSummarySchema } from '#experiments/wire/experiment'

@inject()
export default class ListOwnExperimentsController {
  static readonly operation = {
    summary: "The partner's experiments, the last made first",
    auth: 'player',
    query: listExperimentsValidator,
    responses: { 200: pageOf('ExperimentSummary', experimentSummarySchema) },
  }

  constructor(private readonly owners: DistributorOwnersContract) {}

  async handle({ auth, request }: HttpContext) {
    const given = await listExperimentsValidator.validate(request.qs())
    const { status, start, limit = game.lists.pageSize } = given
    const { distributorIds: owners } = await this.owners.listOwned(auth.getUserOrFail().id)
    const paging = { after: decodeCursor(start), limit: limit + 1 }
    const rows = await listExperiments({ status, owners }, paging)
    return toPage(rows, limit, ({ createdAtMs, id }) => ({ createdAtMs, id }), toSummary)
  }
}
