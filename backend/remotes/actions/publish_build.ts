import type { RemoteEntry, ScreenEntry } from '@sidepick/rules/types'
import env from '#start/env'
import { pointFlavour } from '#remotes/actions/change_registry'
import { publishRelease } from '#remotes/actions/publish_release'

interface BuiltFile {
  /** Absolute path on the origin that serves it. */
  url: string
  integrity: string
}

export interface BuiltRemote {
  version: string
  contract: string
  container: string
  shared: Record<string, string>
  entry: BuiltFile
  preload: BuiltFile[]
  cards: string[]
  screens: ScreenEntry[]
}

type Placement = Pick<RemoteEntry, 'owner' | 'timeoutMs' | 'critical' | 'fallback'> & {
  origin: 'APP_URL' | 'PARTNER_URL'
  flavour: string
}

/** How long a player waits for a remote, and what stands in its place, is ours to say and not the bundle's. */
const PLACEMENTS: Record<string, Placement> = {
  'play-cards': {
    owner: 'sidepick',
    origin: 'APP_URL',
    flavour: 'default',
    timeoutMs: 15_000,
    critical: true,
    fallback: 'error_view',
  },
  'auth': {
    owner: 'sidepick',
    origin: 'APP_URL',
    flavour: 'default',
    timeoutMs: 8_000,
    critical: false,
    fallback: 'toast',
  },
  'example-partner': {
    owner: 'orbit',
    origin: 'PARTNER_URL',
    flavour: 'orbit',
    timeoutMs: 8_000,
    critical: false,
    fallback: 'silent',
  },
}

/**
 * Publishes what was built and points its flavour at it; a remote that has no place here is left aside.
 * @returns what is wrong with any of them, one line each
 */
export async function publishBuild(remotes: Record<string, BuiltRemote>): Promise<string[]> {
  const problems: string[] = []
  for (const [id, placement] of Object.entries(PLACEMENTS)) {
    const built = remotes[id]
    if (!built) continue
    const release = await publishRelease(toEntry(id, built, placement))
    if (release.ok) await pointFlavour({ flavour: placement.flavour, releaseId: release.value.id })
    else if (release.error.type === 'address_taken') {
      problems.push(`${id}: ${built.entry.url} was published before with other content`)
    } else problems.push(...release.error.faults.map((fault) => `${id}: ${fault}`))
  }
  return problems
}

function toEntry(id: string, built: BuiltRemote, placement: Placement): RemoteEntry {
  const { origin, owner, timeoutMs, critical, fallback } = placement
  const absolute = (path: string) => new URL(path, env.get(origin)).href
  return {
    id,
    owner,
    name: built.container,
    version: built.version,
    contract: built.contract,
    shared: built.shared,
    entry: absolute(built.entry.url),
    integrity: built.entry.integrity,
    preload: built.preload.map(({ url, integrity }) => ({ url: absolute(url), integrity })),
    cards: built.cards,
    screens: built.screens,
    timeoutMs,
    critical,
    fallback,
    trust: 'inline',
  }
}
