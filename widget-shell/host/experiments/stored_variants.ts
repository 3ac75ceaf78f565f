import type { Assignment } from '@sidepick/rules/experiments'
import type { KeyValues } from '../picks/local_store'

const KEY = 'vs:experiments'

/** Most experiments that are remembered; those assigned last. */
const MOST = 50

interface StoredVariant {
  version: number
  variant: string
  /** The server has counted the exposure. */
  exposed?: true
}

const isStored = (value: unknown): value is StoredVariant => {
  if (typeof value !== 'object' || value === null) return false
  const { version, variant } = value as Partial<StoredVariant>
  return Number.isInteger(version) && typeof variant === 'string'
}

/** What this device was assigned, and which exposures have been counted. What cannot be read is assigned again. */
export function createStoredVariants(values: KeyValues) {
  const read = (): Record<string, StoredVariant> => {
    try {
      const stored = JSON.parse(values.get(KEY) ?? '{}') as object
      return Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, StoredVariant] =>
          isStored(entry[1])
        )
      )
    } catch {
      return {}
    }
  }
  const write = (stored: Record<string, StoredVariant>) =>
    values.set(KEY, JSON.stringify(Object.fromEntries(Object.entries(stored).slice(-MOST))))
  const of = (stored: Record<string, StoredVariant>, { experiment, variant }: Assignment) => {
    const known = Object.hasOwn(stored, experiment.key) ? stored[experiment.key] : undefined
    const isSame = known?.version === experiment.version && known.variant === variant.key
    return isSame ? known : undefined
  }

  return {
    all: read,
    /** Keeps what was not forced. */
    keep(assigned: readonly Assignment[]) {
      const stored = read()
      const missing = assigned.filter(
        (one) => one.source !== 'forced' && of(stored, one) === undefined
      )
      if (missing.length === 0) return
      const added = missing.map(({ experiment, variant }): [string, StoredVariant] => [
        experiment.key,
        { version: experiment.version, variant: variant.key },
      ])
      write({ ...stored, ...Object.fromEntries(added) })
    },
    isExposed: (one: Assignment) => of(read(), one)?.exposed === true,
    expose({ experiment, variant }: Assignment) {
      const { key, version } = experiment
      write({ ...read(), [key]: { version, variant: variant.key, exposed: true } })
    },
  }
}
