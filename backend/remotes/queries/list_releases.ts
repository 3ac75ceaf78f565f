import db from '@adonisjs/lucid/services/db'
import type { Cursor } from '#shared/pagination'
import { isId } from '#shared/ids'
import { flavoursOf, pointersOf, type Registry } from '#remotes/domain/registry'
import { RemoteRelease } from '#remotes/models/remote_release'
import { readRegistry } from '#remotes/queries/get_registry'

/** A release, and where it is served. */
export interface StandingRelease {
  release: RemoteRelease
  killed: boolean
  servedTo: string[]
}

const standing =
  (registry: Registry) =>
  (release: RemoteRelease): StandingRelease => ({
    release,
    killed: registry.killed.includes(release.id),
    servedTo: flavoursOf(registry).filter(
      (flavour) => pointersOf(registry, flavour)[release.remote] === release.id
    ),
  })

export interface Wanted {
  remote?: string
  /** Only of these owners; of everybody when left out. */
  owners?: readonly string[]
}

/** Releases of a remote or of all, the last published first. */
export async function listReleases(
  { remote, owners }: Wanted,
  { after, limit }: { after: Cursor | null; limit: number }
): Promise<StandingRelease[]> {
  const query = RemoteRelease.query()
  if (remote !== undefined) void query.where('remote', remote)
  if (owners !== undefined) {
    const theirs = db
      .from('remote_names')
      .where('kind', 'remote')
      .whereIn('owner', [...owners])
    void query.whereIn('remote', theirs.select('name'))
  }
  if (after) {
    const { createdAtMs, id } = after
    void query.whereRaw('(published_at < ? or (published_at = ? and id < ?))', [
      createdAtMs,
      createdAtMs,
      id,
    ])
  }
  const [rows, { registry }] = await Promise.all([
    query.orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit),
    readRegistry(),
  ])
  return rows.map(standing(registry))
}

/** As it is stored. Operators type ids, and PostgreSQL refuses to compare a uuid with malformed text. */
export const findRelease = (id: string): Promise<RemoteRelease | null> =>
  isId(id) ? RemoteRelease.find(id) : Promise.resolve(null)

/** null when there is none. */
export async function findStanding(id: string): Promise<StandingRelease | null> {
  const [row, { registry }] = await Promise.all([findRelease(id), readRegistry()])
  return row && standing(registry)(row)
}
