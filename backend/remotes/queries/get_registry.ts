import cache from '@adonisjs/cache/services/main'
import { game } from '#config/game'
import { RemoteRegistry } from '#remotes/models/remote_registry'
import { RemoteRelease } from '#remotes/models/remote_release'
import { EMPTY_REGISTRY, type Registry, type Releases } from '#remotes/resolve_registry'

interface CurrentRegistry {
  registry: Registry
  /** Every release that the registry points at. */
  releases: Releases
}

const KEY = 'remotes:registry'

/** From memory: every bootstrap answer asks. */
export function getRegistry(): Promise<CurrentRegistry> {
  return cache.getOrSet({ key: KEY, ttl: game.cacheMs.bootstrap, factory: readCurrent })
}

export async function forgetRegistry(): Promise<void> {
  await cache.delete({ key: KEY })
}

export async function readRegistry(): Promise<{ version: number; registry: Registry }> {
  const row = await RemoteRegistry.query().orderBy('version', 'desc').first()
  return { version: row?.version ?? 0, registry: row?.doc ?? EMPTY_REGISTRY }
}

async function readCurrent(): Promise<CurrentRegistry> {
  const { registry } = await readRegistry()
  const pointers = [registry.default, ...Object.values(registry.flavours)].flatMap(Object.values)
  const ids = new Set<string>(
    [...pointers, ...registry.rollouts.map((rollout) => rollout.releaseId)].filter(
      (id): id is string => typeof id === 'string'
    )
  )
  const rows = ids.size > 0 ? await RemoteRelease.query().whereIn('id', [...ids]) : []
  // A release from before remotes had screens names none.
  const releases = rows.map((row) => [row.id, { ...row.entry, screens: row.entry.screens ?? [] }])
  return { registry, releases: Object.fromEntries(releases) }
}
