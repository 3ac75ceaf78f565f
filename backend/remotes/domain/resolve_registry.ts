import { bucketOf } from '@sidepick/rules/bucket'
import type { RemoteEntry } from '@sidepick/rules/types'
import { PLATFORM } from '#remotes/domain/owner'
import {
  candidatesIn,
  DEFAULT_FLAVOUR,
  flavoursOf,
  pointersOf,
  type Registry,
  type Rollout,
} from '#remotes/domain/registry'

export type Releases = Record<string, RemoteEntry>

interface RegistryScope {
  flavour: string
  /** The flavour's owner: a partner's release is served only in the partner's own flavours. */
  flavourOwner: string
  unitId: string | null
}

/**
 * The list for one visitor of a flavour, in the order in which cards are looked up: replacements of platform cards come
 * first. A rollout changes a remote's release, never whether the remote is there. A killed or refused release is
 * replaced by the one before. A stranger without a unit is in no rollout.
 */
export function resolveRegistry(
  registry: Registry,
  releases: Releases,
  scope: RegistryScope
): RemoteEntry[] {
  const killed = new Set(registry.killed)
  const served = (id: string, remote: string): RemoteEntry[] => {
    const entry = !killed.has(id) && Object.hasOwn(releases, id) ? releases[id] : undefined
    const mayStand = entry?.owner === PLATFORM || entry?.owner === scope.flavourOwner
    return entry && mayStand && entry.id === remote ? [entry] : []
  }
  const pointers = { ...registry.default, ...pointersOf(registry, scope.flavour) }
  const found = Object.entries(pointers).flatMap(([remote, pointer]) => {
    if (pointer === null) return []
    const [standing] = candidatesFor(registry, scope.flavour, remote).flatMap((id) =>
      served(id, remote)
    )
    const [trial] = registry.rollouts
      .filter((rollout) => rollout.remote === remote && isIn(rollout, scope))
      .flatMap(({ releaseId }) => served(releaseId, remote))
    return standing ? [trial ?? standing] : []
  })
  const replaces = ({ replace = [] }: RemoteEntry) => replace.length > 0
  return [...found.filter(replaces), ...found.filter((entry) => !replaces(entry))]
}

/** Every release that some visitor may get. */
export function releaseIdsOf(registry: Registry): string[] {
  const pointed = flavoursOf(registry).flatMap((flavour) =>
    Object.keys(pointersOf(registry, flavour)).flatMap((remote) =>
      candidatesIn(registry, flavour, remote)
    )
  )
  return [...new Set([...pointed, ...registry.rollouts.map(({ releaseId }) => releaseId)])]
}

/** A flavour without a usable release of a remote uses the default one. */
const candidatesFor = (registry: Registry, flavour: string, remote: string) =>
  [...new Set([flavour, DEFAULT_FLAVOUR])].flatMap((it) => candidatesIn(registry, it, remote))

function isIn(rollout: Rollout, { flavour, unitId }: RegistryScope): boolean {
  if (unitId === null) return false
  if (rollout.flavour !== null && rollout.flavour !== flavour) return false
  const bucket = bucketOf(rollout.salt, unitId)
  return bucket >= rollout.fromBucket && bucket < rollout.toBucket
}
