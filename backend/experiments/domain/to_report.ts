import { EXPERIMENT_METRICS, type ExperimentMetric } from '@sidepick/rules/experiments'
import type { VariantDocument } from '#experiments/domain/experiment_document'
import { differenceOf, sampleRatioP, shareOf, type Interval } from '#experiments/domain/statistics'

/** Below this the sizes of the variants are no chance: something divides, shows or counts devices wrongly. */
export const MISMATCH_BELOW = 0.001

export interface Counted {
  /** Exposed devices by variant. */
  devices: ReadonlyMap<string, number>
  /** Those of them that did it, by metric and variant. */
  outcomes: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export interface VariantReport {
  key: string
  weight: number
  devices: number
  metrics: {
    metric: ExperimentMetric
    /** Devices that did it after they were exposed. */
    devices: number
    /** null without devices. */
    rate: Interval | null
    /** From the first variant's rate; null for that one, and where one of the two has no devices. */
    difference: Interval | null
  }[]
}

export interface SampleRatio {
  /** How likely such sizes are by chance; null where they are not compared. */
  p: number | null
  mismatch: boolean
}

export interface ExperimentReport {
  devices: number
  sampleRatio: SampleRatio
  variants: VariantReport[]
}

/** What a version of an experiment has come to; the first variant is what the others are compared with. */
export function toReport(
  variants: readonly VariantDocument[],
  { devices, outcomes }: Counted
): ExperimentReport {
  const sizes = variants.map(({ key }) => devices.get(key) ?? 0)
  const rateOf = (metric: string, { key }: VariantDocument) =>
    shareOf(outcomes.get(metric)?.get(key) ?? 0, devices.get(key) ?? 0)
  return {
    devices: sizes.reduce((sum, size) => sum + size, 0),
    sampleRatio: sampleRatioOf(variants, sizes),
    variants: variants.map((variant, index) => ({
      key: variant.key,
      weight: variant.weight,
      devices: sizes[index]!,
      metrics: EXPERIMENT_METRICS.map((metric) => {
        const rate = rateOf(metric, variant)
        const base = index === 0 ? null : rateOf(metric, variants[0]!)
        return {
          metric,
          devices: outcomes.get(metric)?.get(variant.key) ?? 0,
          rate,
          difference: rate && base && differenceOf(rate, base),
        }
      }),
    })),
  }
}

/** A variant that some hosts do not show has fewer devices by intention. */
function sampleRatioOf(
  variants: readonly VariantDocument[],
  sizes: readonly number[]
): SampleRatio {
  const isLimited = variants.some(({ domains = [] }) => domains.length > 0)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const p =
    isLimited || total === 0
      ? null
      : sampleRatioP(
          sizes,
          variants.map(({ weight }) => weight)
        )
  return { p, mismatch: p !== null && p < MISMATCH_BELOW }
}
