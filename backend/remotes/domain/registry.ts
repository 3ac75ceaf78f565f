/** Release id by remote; null takes the remote away. */
export type Pointers = Record<string, string | null>

export interface Rollout {
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

/** The editable registry; releases are stored separately and never change. */
export interface Registry {
  default: Pointers
  /** Override the default, remote by remote. */
  flavours: Record<string, Pointers>
  /** By flavour and remote: the pointer's earlier releases, newest first. */
  history?: Record<string, Record<string, string[]>>
  rollouts: Rollout[]
  /** Killed release ids. */
  killed: string[]
}

export const EMPTY_REGISTRY: Registry = { default: {}, flavours: {}, rollouts: [], killed: [] }

export const DEFAULT_FLAVOUR = 'default'

/** Where the console's remotes stand. No page has this flavour, because no flavour is named with such a sign. */
export const CONSOLE_FLAVOUR = '@console'

/** Number of earlier releases kept per pointer. */
const HISTORY_MAX = 10

const own = <Value>(record: Record<string, Value> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined

/** Every flavour with pointers of its own by its name, behind the one that is everybody. */
export const flavoursOf = (registry: Registry): string[] => [
  DEFAULT_FLAVOUR,
  ...Object.keys(registry.flavours).toSorted(),
]

/** The overrides of a flavour; none when it is unknown. */
export const pointersOf = (registry: Registry, flavour: string): Pointers =>
  (flavour === DEFAULT_FLAVOUR ? registry.default : own(registry.flavours, flavour)) ?? {}

/** A pointer's current and earlier releases, newest first. */
export function candidatesIn(registry: Registry, flavour: string, remote: string): string[] {
  const pointer = own(pointersOf(registry, flavour), remote)
  const before = own(own(registry.history, flavour), remote) ?? []
  return [...(pointer ? [pointer] : []), ...before]
}

/** A remote in a flavour. */
export interface Place {
  flavour: string
  remote: string
}

const withPointer = (
  registry: Registry,
  { flavour, remote }: Place,
  { pointer, before }: { pointer: string | null; before: string[] }
): Registry => {
  const next = { ...pointersOf(registry, flavour), [remote]: pointer }
  const remembered = { ...own(registry.history, flavour), [remote]: before.slice(0, HISTORY_MAX) }
  return {
    ...registry,
    ...(flavour === DEFAULT_FLAVOUR
      ? { default: next }
      : { flavours: { ...registry.flavours, [flavour]: next } }),
    history: { ...registry.history, [flavour]: remembered },
  }
}

/** The release that rolling back would serve; null when there is none. */
export function releaseBefore(registry: Registry, { flavour, remote }: Place): string | null {
  const pointer = own(pointersOf(registry, flavour), remote) ?? null
  const earlier = candidatesIn(registry, flavour, remote).filter((id) => id !== pointer)
  return earlier.find((id) => !registry.killed.includes(id)) ?? null
}

/** Without the releases that it leaves behind: rolling back again goes further back. */
export function rolledBack(registry: Registry, place: Place, to: string): Registry {
  const all = candidatesIn(registry, place.flavour, place.remote)
  return withPointer(registry, place, { pointer: to, before: all.slice(all.indexOf(to) + 1) })
}

/** The flavour is without the remote from now on; rolling back serves its last release again. */
export function retired(registry: Registry, place: Place): Registry {
  const before = candidatesIn(registry, place.flavour, place.remote)
  return withPointer(registry, place, { pointer: null, before })
}

/** The registry with one pointer moved; its old release is added to the history. */
export function pointed(
  registry: Registry,
  { flavour, remote, releaseId }: Place & { releaseId: string }
): Registry {
  if (own(pointersOf(registry, flavour), remote) === releaseId) return registry
  const before = candidatesIn(registry, flavour, remote).filter((id) => id !== releaseId)
  return withPointer(registry, { flavour, remote }, { pointer: releaseId, before })
}

/** The part of a registry about these remotes in these flavours, without rollouts, which the platform decides. */
export function partOf(
  registry: Registry,
  has: { remote(name: string): boolean; flavour(name: string): boolean }
): Registry {
  const flavours = flavoursOf(registry).filter(has.flavour)
  const pointers = (flavour: string) =>
    Object.entries(pointersOf(registry, flavour)).filter(([remote]) => has.remote(remote))
  const part = Object.fromEntries(
    flavours.map((flavour) => [flavour, Object.fromEntries(pointers(flavour))])
  )
  const shown = flavours.flatMap((flavour) =>
    Object.keys(part[flavour]!).flatMap((remote) => candidatesIn(registry, flavour, remote))
  )
  return {
    ...{ default: {}, flavours: part, rollouts: [] },
    ...(registry.history !== undefined && { history: registry.history }),
    killed: registry.killed.filter((id) => shown.includes(id)),
  }
}
