import { isIntegrity } from '@sidepick/rules/integrity'
import type { RemoteEntry } from '@sidepick/rules/types'
import { game } from '#config/game'
import { containerOf } from '#remotes/domain/container_of'
import { OWNER_SLUG, PLATFORM, type Owner } from '#remotes/domain/owner'
import { partnerFaults } from '#remotes/domain/partner_faults'
import { shapeFaults } from '#remotes/domain/entry_shape'
import { screenFaults } from '#remotes/domain/screen_faults'

const SLUG = /^[a-z][a-z0-9-]{0,63}$/
const MAJOR_MINOR = /^\d{1,4}\.\d{1,4}$/

/** The context that a release is checked against, which may have changed since it was published. */
export interface Surroundings {
  /** The owner named by `entry.owner`; null when unknown. */
  owner: Owner | null
  /** The owner of the remote `entry.id`; null before the first release. */
  remoteOwner: string | null
}

export const filesOf = (entry: RemoteEntry) => [
  { name: 'entry', url: entry.entry, integrity: entry.integrity },
  ...entry.preload.map((file, index) => ({ name: `preload[${index}]`, ...file })),
  ...(entry.files ?? []).map((file, index) => ({ name: `files[${index}]`, ...file })),
]

/** Why a release may not be published or served; none when it may. */
export function releaseFaults(entry: RemoteEntry, around: Surroundings): string[] {
  const shape = shapeFaults(entry)
  // Rules that need only the entry.
  if (shape.length > 0) return shape
  const { owner, remoteOwner } = around
  const { timeoutMinMs, timeoutMaxMs } = game.remotes
  const inBounds = entry.timeoutMs >= timeoutMinMs && entry.timeoutMs <= timeoutMaxMs
  const claims: [boolean, string][] = [
    [SLUG.test(entry.id), 'id must be a slug'],
    [remoteOwner === null || remoteOwner === entry.owner, `${entry.id} is another owner's remote`],
    [OWNER_SLUG.test(entry.owner), 'owner must be a slug'],
    [owner !== null, `${entry.owner} is no partner`],
    [entry.name === containerOf(entry.id), `name must be ${containerOf(entry.id)}`],
    [entry.version !== '' && entry.version.length <= 32, 'version is missing'],
    [MAJOR_MINOR.test(entry.contract), 'contract must be major.minor'],
    [entry.cards.length + entry.screens.length > 0, 'cards are missing'],
    [
      Number.isInteger(entry.timeoutMs) && inBounds,
      `timeoutMs must be ${timeoutMinMs} to ${timeoutMaxMs}`,
    ],
    ...filesOf(entry).flatMap(({ name, url, integrity }): [boolean, string][] => [
      [owner === null || isOn(owner.origins, url), `${name} is not on an origin of ${entry.owner}`],
      [isPlain(url), `${name} must be an address as browsers write it, without user or fragment`],
      [isIntegrity(integrity), `${name} has no sha256 or sha384 integrity`],
    ]),
  ]
  return [
    ...claims.flatMap(([holds, fault]) => (holds ? [] : [fault])),
    ...screenFaults(entry.screens),
    ...(entry.owner === PLATFORM ? [] : partnerFaults(entry)),
  ]
}

/** Only the normalised spelling, because otherwise one address could be published twice. */
function isPlain(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { href, username, password, hash } = new URL(url)
  return href === url && username + password + hash === '' && !url.endsWith('#')
}

function isOn(origins: readonly string[], url: string): boolean {
  return URL.canParse(url) && origins.includes(new URL(url).origin)
}
