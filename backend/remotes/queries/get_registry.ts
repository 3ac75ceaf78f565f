import cache from '@adonisjs/cache/services/main'
import logger from '@adonisjs/core/services/logger'
import { game } from '#config/game'
import { forgetTags } from '#shared/database/forget_tags'
import { REMOTES_TAG } from '#remotes/contract'
import { namesIn, withoutOurNames, type PlatformNames } from '#remotes/domain/platform_names'
import { EMPTY_REGISTRY, partOf, type Registry } from '#remotes/domain/registry'
import { releaseFaults } from '#remotes/domain/release_faults'
import { releaseIdsOf, type Releases } from '#remotes/domain/resolve_registry'
import { RemoteRegistry } from '#remotes/models/remote_registry'
import { RemoteRelease } from '#remotes/models/remote_release'
import { listOwners } from '#remotes/queries/list_owners'
import { listNames } from '#remotes/store/remote_names'

interface CurrentRegistry {
  registry: Registry
  /** Every release that a pointer names and that may be served. */
  releases: Releases
  /** By flavour. */
  flavourOwners: Record<string, string>
}

const KEY = 'remotes:registry'

/** From memory, because every bootstrap answer reads it. */
export function getRegistry(): Promise<CurrentRegistry> {
  return cache.getOrSet({ key: KEY, ttl: game.cacheMs.bootstrap, factory: readCurrent })
}

/** Call after the commit: drops the registry and all cached data made of it, in this and all other processes. */
export async function forgetRegistry(): Promise<void> {
  await cache.delete({ key: KEY })
  await forgetTags(REMOTES_TAG)
}

export async function readRegistry(): Promise<{ version: number; registry: Registry }> {
  const row = await RemoteRegistry.query().orderBy('version', 'desc').first()
  return { version: row?.version ?? 0, registry: row?.doc ?? EMPTY_REGISTRY }
}

/** What the registry says of the remotes of these partners in their flavours. */
export async function readOwnRegistry(partners: readonly string[]) {
  const [{ version, registry }, remotes, flavours] = await Promise.all([
    readRegistry(),
    listNames('remote'),
    listNames('flavour'),
  ])
  const isTheirs = (owners: ReadonlyMap<string, string>) => (name: string) =>
    partners.includes(owners.get(name) ?? '')
  const part = { remote: isTheirs(remotes), flavour: isTheirs(flavours) }
  return { version, registry: partOf(registry, part) }
}

/** The cards and screens of our own releases, whose names no partner may use. */
export async function platformNames(): Promise<PlatformNames> {
  return namesIn(Object.values((await readCurrent()).releases))
}

async function readCurrent(): Promise<CurrentRegistry> {
  const { registry } = await readRegistry()
  const flavourOwners = Object.fromEntries(await listNames('flavour'))
  return { registry, releases: await servable(releaseIdsOf(registry)), flavourOwners }
}

/** Stored releases may break current rules: they are skipped, and logged. */
async function servable(ids: string[]): Promise<Releases> {
  const rows = ids.length > 0 ? await RemoteRelease.query().whereIn('id', ids) : []
  const [owners, remotes] = await Promise.all([listOwners(), listNames('remote')])
  // Releases from before screens existed have none.
  const entries = rows.map(({ id, entry }) => ({
    id,
    entry: { ...entry, screens: entry.screens ?? [] },
  }))
  const kept = entries.filter(({ id, entry }) => {
    const owner = owners.get(entry.owner) ?? null
    const remoteOwner = remotes.get(entry.id) ?? 'nobody'
    const faults = releaseFaults(entry, { owner, remoteOwner })
    if (faults.length > 0) logger.warn({ release: id, faults }, 'a release is not served')
    return faults.length === 0 && owner?.trusted
  })
  const platform = namesIn(kept.map(({ entry }) => entry))
  return Object.fromEntries(kept.map(({ id, entry }) => [id, withoutOurNames(entry, platform)]))
}
