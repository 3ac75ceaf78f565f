import type { ExperimentMetric } from '@sidepick/rules/experiments'

export interface VariantDocument {
  key: string
  weight: number
  domains?: string[]
  config: Record<string, unknown>
  payload?: Record<string, unknown>
}

/** What the author of an experiment says. */
export interface ExperimentDocument {
  key: string
  name: string
  hypothesis?: string
  /** 0 when left out. */
  priority?: number
  /** How many of 10,000 devices take part; all when left out. */
  traffic?: number
  group?: string
  domains?: string[]
  metric: ExperimentMetric
  endsAt?: string
  /** The first one is what the others are compared with. */
  variants: VariantDocument[]
}
