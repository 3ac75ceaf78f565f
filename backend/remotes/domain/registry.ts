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

/** Number of earlier releases kept per pointer. */
const HISTORY_MAX = 10

const own = <Value>(record: Record<string, Value> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined

/** The overrides of a flavour; none when it is unknown. */
export const pointersOf = (registry: Registry, flavour: string): Pointers =>
  (flavour === DEFAULT_FLAVOUR ? registry.default : own(registry.flavours, flavour)) ?? {}

/** A pointer's current and earlier releases, newest first. */
export function candidatesIn(registry: Registry, flavour: string, remote: string): string[] {
  const pointer = own(pointersOf(registry, flavour), remote)
  const before = own(own(registry.history, flavour), remote) ?? []
  return [...(pointer ? [pointer] : []), ...before]
}

/** The registry with one pointer moved; its old release is added to the history. */
export function pointed(
  registry: Registry,
  { flavour, remote, releaseId }: { flavour: string; remote: string; releaseId: string }
): Registry {
  const pointers = pointersOf(registry, flavour)
  if (own(pointers, remote) === releaseId) return registry
  const before = candidatesIn(registry, flavour, remote).filter((id) => id !== releaseId)
  const next = { ...pointers, [remote]: releaseId }
  const remembered = {
    ...own(registry.history, flavour),
    [remote]: before.slice(0, HISTORY_MAX),
  }
  return {
    ...registry,
    ...(flavour === DEFAULT_FLAVOUR
      ? { default: next }
      : { flavours: { ...registry.flavours, [flavour]: next } }),
    history: { ...registry.history, [flavour]: remembered },
  }
}
