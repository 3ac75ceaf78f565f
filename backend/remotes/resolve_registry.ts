import { bucketOf } from '@sidepick/rules/bucket'
import type { RemoteEntry } from '@sidepick/rules/types'

/** Release id by remote; null takes the remote away. */
type Pointers = Record<string, string | null>

interface Rollout {
  remote: string
  releaseId: string
  /** Flavour it is tried in; null tries it in all. */
  flavour: string | null
  salt: string
  /** Buckets of 0 to 9999 that get the release: from this one on … */
  fromBucket: number
  /** … and up to before this one. */
  toBucket: number
}

/** What is authored; releases stand apart and never change. */
export interface Registry {
  default: Pointers
  /** Laid over the default, remote by remote. */
  flavours: Record<string, Pointers>
  rollouts: Rollout[]
  /** Release ids that nobody gets any more. */
  killed: string[]
}

export const EMPTY_REGISTRY: Registry = { default: {}, flavours: {}, rollouts: [], killed: [] }

export type Releases = Record<string, RemoteEntry>

/**
 * The list that one visitor of a flavour gets. A rollout changes what a remote is, never whether it is there; one that
 * was killed leaves the visitor with what everybody else has. A stranger without a unit is in no rollout.
 */
export function resolveRegistry(
  registry: Registry,
  releases: Releases,
  { flavour, unitId }: { flavour: string; unitId: string | null }
): RemoteEntry[] {
  const killed = new Set(registry.killed)
  const release = (id: string | null) =>
    id !== null && !killed.has(id) && Object.hasOwn(releases, id) ? releases[id] : undefined
  const own = Object.hasOwn(registry.flavours, flavour) ? registry.flavours[flavour] : {}
  const tried = registry.rollouts.filter(
    (rollout) => unitId !== null && isIn(rollout, flavour, unitId)
  )
  return Object.entries({ ...registry.default, ...own }).flatMap(([remote, pointer]) => {
    if (pointer === null) return []
    const trial = tried.find(
      (rollout) => rollout.remote === remote && release(rollout.releaseId) !== undefined
    )
    return release(trial?.releaseId ?? pointer) ?? []
  })
}

function isIn(rollout: Rollout, flavour: string, unitId: string): boolean {
  if (rollout.flavour !== null && rollout.flavour !== flavour) return false
  const bucket = bucketOf(rollout.salt, unitId)
  return bucket >= rollout.fromBucket && bucket < rollout.toBucket
}
