import { bucketOf } from './bucket.js'
import { matchesHost } from './host_match.js'

/** The whole of the traffic, in hundredths of a percent. */
export const FULL_TRAFFIC = 10_000

/** What a report counts per device: that such an event came after the device was exposed. */
export const EXPERIMENT_METRICS = [
  'side_picked',
  'game_played',
  'end_card_viewed',
  'leaderboard_viewed',
  'rewards_gift_clicked',
  'game_shared',
  'sign_up',
  'email_sign_in',
] as const
export type ExperimentMetric = (typeof EXPERIMENT_METRICS)[number]

interface Variant {
  key: string
  /** Its share, beside the weights of the other variants; 0 is given to nobody. */
  weight: number
  /** It changes pages of these hosts only; of every host when left out. */
  domains?: readonly string[]
  /** The part of a configuration that it changes. */
  config: object
  /** What the publisher's page is told with its exposure. */
  payload?: object
}

/** A running experiment, as far as its assignment depends on it. */
export interface Experiment<V extends Variant = Variant> {
  key: string
  salt: string
  /** Grows when its variants change: assignments of an older version count no more. */
  version: number
  /** Of two that change the same value the higher one wins; equal ones in the order of their keys. */
  priority: number
  /** How many of 10,000 devices take part. */
  traffic: number
  /** Where those begin among the 10,000. */
  sliceFrom: number
  /** A device takes part in one experiment of a group at most. */
  group?: string
  /** It runs on pages of these hosts only; on every host when left out. */
  domains?: readonly string[]
  /** When it ends by itself. */
  endsAt?: string
  variants: readonly V[]
}

/** A variant by experiment, with the version of the experiment that it was assigned in. */
export type StoredVariants = Readonly<Record<string, { version: number; variant: string }>>

export interface Participant {
  /** null where the reader may not be recognised: then only what is forced applies. */
  deviceId: string | null
  /** Host name of the publisher's page. */
  host: string
  nowMs: number
  /** What the init payload asks for, by experiment. */
  forced?: ReadonlyMap<string, string>
  /** What this device was assigned before. */
  stored?: StoredVariants
  /** What the player's account was assigned on other devices. */
  account?: StoredVariants
}

export type AssignmentSource = 'forced' | 'stored' | 'account' | 'hash'

export interface Assignment<V extends Variant = Variant> {
  experiment: Experiment<V>
  variant: V
  source: AssignmentSource
  /** Whether the variant changes pages of this host. */
  applies: boolean
}

const matchesSome = (domains: readonly string[] | undefined, host: string): boolean =>
  domains === undefined ||
  domains.length === 0 ||
  domains.some((domain) => matchesHost(domain, host))

/** Whether the experiment takes place on pages of this host at this moment. */
export const takesPlace = (
  { domains, endsAt }: Pick<Experiment, 'domains' | 'endsAt'>,
  { host, nowMs }: Pick<Participant, 'host' | 'nowMs'>
): boolean => matchesSome(domains, host) && (endsAt === undefined || Date.parse(endsAt) > nowMs)

/** Whether the device is one of those that the traffic lets take part. Experiments of a group share one order of devices. */
export function isInTraffic(experiment: Experiment, deviceId: string): boolean {
  const { group, salt, sliceFrom, traffic } = experiment
  const bucket = bucketOf(group ?? salt, deviceId)
  return bucket >= sliceFrom && bucket < sliceFrom + traffic
}

/**
 * The variant of a device that takes part, by the weights. It depends on neither traffic nor group, so that a device
 * keeps its variant when the traffic grows. null when no variant has a weight.
 */
export function variantByHash<V extends Variant>(
  { salt, variants }: Pick<Experiment<V>, 'salt' | 'variants'>,
  deviceId: string
): V | null {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  const place = (bucketOf(`${salt}:variant`, deviceId) * total) / FULL_TRAFFIC
  let end = 0
  for (const variant of variants) {
    end += variant.weight
    if (place < end) return variant
  }
  return null
}

type Finder = <V extends Variant>(experiment: Experiment<V>, who: Participant) => V | null

const named = <V extends Variant>({ variants }: Experiment<V>, key: string | undefined): V | null =>
  variants.find((variant) => variant.key === key) ?? null

const fromStored = <V extends Variant>(experiment: Experiment<V>, stored: StoredVariants = {}) => {
  const { key, version } = experiment
  const known = Object.hasOwn(stored, key) ? stored[key] : undefined
  return known?.version === version ? named(experiment, known.variant) : null
}

/** Where a variant may come from, the strongest first. */
const SOURCES: Record<AssignmentSource, Finder> = {
  forced: (experiment, { forced }) => named(experiment, forced?.get(experiment.key)),
  stored: (experiment, { deviceId, stored }) =>
    deviceId === null ? null : fromStored(experiment, stored),
  account: (experiment, { deviceId, account }) =>
    deviceId === null ? null : fromStored(experiment, account),
  hash: (experiment, { deviceId }) =>
    deviceId !== null && isInTraffic(experiment, deviceId)
      ? variantByHash(experiment, deviceId)
      : null,
}

const byPriority = (one: Experiment, other: Experiment) =>
  one.priority - other.priority || (one.key < other.key ? -1 : 1)

/**
 * The variants of a visit, in the order in which their configurations are merged. What a stronger source says holds
 * against every weaker one, so a device keeps its variant, whoever signs in on it. The same on server and in browser.
 */
export function assignVariants<V extends Variant>(
  experiments: readonly Experiment<V>[],
  who: Participant
): Assignment<V>[] {
  const open = experiments.filter((experiment) => takesPlace(experiment, who)).sort(byPriority)
  const assigned = new Map<string, Assignment<V>>()
  const groups = new Set<string>()
  for (const source of Object.keys(SOURCES) as AssignmentSource[]) {
    // The highest priority first: it is the one that gets the device of a group.
    for (const experiment of [...open].reverse()) {
      const { key, group } = experiment
      if (assigned.has(key) || (group !== undefined && groups.has(group))) continue
      const variant = SOURCES[source](experiment, who)
      if (variant === null) continue
      if (group !== undefined) groups.add(group)
      const applies = matchesSome(variant.domains, who.host)
      assigned.set(key, { experiment, variant, source, applies })
    }
  }
  return open.flatMap(({ key }) => assigned.get(key) ?? [])
}

/** Most variants that one payload forces. */
const FORCED_MAX = 50

/** The `analyticsExperiments` of an init payload, `{ experiment: variant }`; what is none of that is left out. */
export function readForced(given: unknown): Map<string, string> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return new Map()
  const entries = Object.entries(given).slice(0, FORCED_MAX)
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** The experiments that an address forces, as `?vs_exp=key:variant,key:variant`; what is none of that is left out. */
export function readForcedAt(address: string | undefined): Map<string, string> {
  if (address === undefined || !URL.canParse(address)) return new Map()
  const pairs = new URL(address).searchParams.getAll('vs_exp').flatMap((text) => text.split(','))
  const entries = pairs.slice(0, FORCED_MAX).map((pair) => pair.split(':'))
  return new Map(
    entries.filter((entry): entry is [string, string] => entry.length === 2 && !entry.includes(''))
  )
}
