import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { getReport } from '#experiments/queries/get_report'
import { toWireReport } from '#experiments/transformers/experiment_report'
import { experimentReportSchema } from '#experiments/wire/experiment_report'

export default class ShowReportController {
  static readonly operation = {
    summary:
      'What an experiment has come to: sizes, rates with intervals, and whether the sizes are right',
    auth: 'admin',
    path: { id: 'Id of the experiment.' },
    responses: { 200: experimentReportSchema },
  }

  async handle({ params }: HttpContext) {
    const report = await getReport(String(params.id))
    if (!report) throw new Problem('E_NOT_FOUND')
    return toWireReport(report)
  }
}
