import type { Infer } from '@vinejs/vine/types'
import type { FoundReport } from '#experiments/queries/get_report'
import type { experimentReportSchema } from '#experiments/wire/experiment_report'

export const toWireReport = ({
  experiment,
  ...report
}: FoundReport): Infer<typeof experimentReportSchema> => ({
  id: experiment.id,
  key: experiment.doc.key,
  status: experiment.status,
  version: experiment.version,
  metric: experiment.doc.metric,
  ...report,
})
