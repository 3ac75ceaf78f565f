import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { isOf } from '#experiments/domain/partner_experiments'
import { getReport } from '#experiments/queries/get_report'
import { toWireReport } from '#experiments/transformers/experiment_report'
import { experimentReportSchema } from '#experiments/wire/experiment_report'

@inject()
export default class ShowOwnReportController {
  static readonly operation = {
    summary: "What one of the partner's experiments has come to",
    auth: 'player',
    path: { id: 'Id of the experiment.' },
    responses: { 200: experimentReportSchema },
  }

  constructor(private readonly owners: DistributorOwnersContract) {}

  async handle({ auth, params }: HttpContext) {
    const { distributorIds: owners } = await this.owners.listOwned(auth.getUserOrFail().id)
    const report = await getReport(String(params.id))
    if (!report || !isOf(report.experiment, owners)) throw new Problem('E_NOT_FOUND')
    return toWireReport(report)
  }
}
