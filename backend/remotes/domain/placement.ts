import type { RemoteEntry } from '@sidepick/rules/types'
import { must, shape } from '#shared/http/validation/faults'
import { fallback, flag } from '#remotes/domain/entry_shape'

/**
 * What the placement.json beside a remote's source says: whose the remote is, whom it is served to, how long a player waits
 * for it, in milliseconds, and what stands in its place. The bundle itself has no say in it.
 */
export interface Placement extends Pick<
  RemoteEntry,
  'owner' | 'timeoutMs' | 'critical' | 'fallback'
> {
  /** `default` is everybody's. */
  flavour: string
}

const text = must((value) => typeof value === 'string' && value !== '', 'a text')

const PLACEMENT = {
  owner: text,
  flavour: text,
  timeoutMs: must((value) => Number.isInteger(value), 'a whole number'),
  critical: flag,
  fallback,
}

/** Why a value is not a placement; none when it is one. */
export const placementFaults = (value: unknown): string[] =>
  shape(PLACEMENT, Object.keys(PLACEMENT))(value, 'placement')
