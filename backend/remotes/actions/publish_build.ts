import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { RemoteEntry, ScreenEntry } from '@sidepick/rules/types'
import { pointFlavour } from '#remotes/actions/change_registry'
import { publishRelease } from '#remotes/actions/publish_release'
import { explainPartner } from '#remotes/domain/explain'
import { PLATFORM, type Owner } from '#remotes/domain/owner'
import { placementFaults, type Placement } from '#remotes/domain/placement'
import { listOwners } from '#remotes/queries/list_owners'

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
  files: BuiltFile[]
  cards: string[]
  screens: ScreenEntry[]
  /** What its placement.json says; null for a remote without one. */
  placement: Placement | null
}

export interface PublishedBuild {
  /** The faults of a remote, one line each. */
  problems: string[]
  /** Remotes that nobody is served, one line each with the reason. */
  leftAside: string[]
}

/**
 * Publishes what was built and points its flavour at it. A remote without a place, or of an owner that this server does not
 * know, is left aside. Files lie on the owner's first origin; any other address must be on one of the owner's origins too.
 * The server that serves the files may not run yet, so they are read where it will read them.
 *
 * @param folder what the origins serve
 */
export async function publishBuild(
  remotes: Record<string, BuiltRemote>,
  folder = app.makePath('build/public')
): Promise<PublishedBuild> {
  const owners = await listOwners()
  const problems: string[] = []
  const leftAside: string[] = []
  for (const [id, built] of Object.entries(remotes)) {
    const aside = (reason: string) => leftAside.push(`${id}: ${reason}`)
    const { placement } = built
    if (placement === null) {
      aside('it has no placement.json')
      continue
    }
    const owner = owners.get(placement.owner)
    if (!owner) {
      aside(explainPartner({ type: 'unknown_partner' }, placement.owner))
      continue
    }
    const faults = await publish({ id, built, placement, owner }, folder)
    problems.push(...faults.map((fault) => `${id}: ${fault}`))
  }
  return { problems, leftAside }
}

interface Placed {
  id: string
  built: BuiltRemote
  placement: Placement
  owner: Owner
}

async function publish(placed: Placed, folder: string): Promise<string[]> {
  const { built, placement, owner } = placed
  const [base] = owner.origins
  if (base === undefined) {
    return [`${owner.id} has no origin: name one with remotes:partner origins`]
  }
  const shape = placementFaults(placement)
  if (shape.length > 0) return shape
  const fileAt = (url: string) => readFile(join(folder, new URL(url).pathname))
  const release = await publishRelease(toEntry(placed, base), fileAt)
  if (!release.ok) {
    return release.error.type === 'invalid_release'
      ? release.error.faults
      : [`${built.entry.url} was published before with other content`]
  }
  const { flavour } = placement
  const pointed = await pointFlavour({ flavour, releaseId: release.value.id })
  // A release that an operator has killed stays killed, even if it is the last build.
  return pointed.ok || pointed.error.type === 'killed_release'
    ? []
    : [`${flavour}: ${pointed.error.type}`]
}

function toEntry({ id, built, placement }: Placed, base: string): RemoteEntry {
  const { owner, timeoutMs, critical, fallback } = placement
  const absolute = (path: string) => new URL(path, base).href
  const named = ({ url, integrity }: BuiltFile) => ({ url: absolute(url), integrity })
  return {
    id,
    owner,
    name: built.container,
    version: built.version,
    contract: built.contract,
    shared: built.shared,
    entry: absolute(built.entry.url),
    integrity: built.entry.integrity,
    preload: built.preload.map(named),
    // The platform's own origin may run all that it serves, and each byte here is in every page.
    ...(owner !== PLATFORM && { files: built.files.map(named) }),
    cards: built.cards,
    screens: built.screens,
    timeoutMs,
    critical,
    fallback,
    trust: 'inline',
  }
}
