import { FULL_TRAFFIC } from '@sidepick/rules/experiments'
import type { ExperimentDocument } from '#experiments/domain/experiment_document'

/** The columns that a document fills. Its variants have a table of their own, and its key never changes. */
export const fieldsOf = (doc: ExperimentDocument) => ({
  name: doc.name.trim(),
  hypothesis: doc.hypothesis ?? null,
  priority: doc.priority ?? 0,
  traffic: doc.traffic ?? FULL_TRAFFIC,
  group_key: doc.group ?? null,
  domains: JSON.stringify(doc.domains ?? []),
  metric: doc.metric,
  ends_at: doc.endsAt === undefined ? null : Date.parse(doc.endsAt),
})
