import type { Infer } from '@vinejs/vine/types'
import type { StoredExperiment } from '#experiments/store/experiment_row'
import type { experimentSchema, experimentSummarySchema } from '#experiments/wire/experiment'

const toIso = (atMs: number | null) => (atMs === null ? null : new Date(atMs).toISOString())

export const toSummary = (experiment: StoredExperiment): Infer<typeof experimentSummarySchema> => ({
  id: experiment.id,
  key: experiment.doc.key,
  name: experiment.doc.name,
  status: experiment.status,
  version: experiment.version,
  revision: experiment.revision,
  createdAt: new Date(experiment.createdAtMs).toISOString(),
  startedAt: toIso(experiment.startedAtMs),
  stoppedAt: toIso(experiment.stoppedAtMs),
  concludedAt: toIso(experiment.concludedAtMs),
  winner: experiment.winner,
})

export const toExperiment = (experiment: StoredExperiment): Infer<typeof experimentSchema> => ({
  ...toSummary(experiment),
  note: experiment.note,
  doc: experiment.doc as Infer<typeof experimentSchema>['doc'],
})
