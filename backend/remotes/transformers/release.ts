import type { Infer } from '@vinejs/vine/types'
import { candidatesIn, flavoursOf, pointersOf, type Registry } from '#remotes/domain/registry'
import type { StandingRelease } from '#remotes/queries/list_releases'
import type { registrySchema, releaseSchema, wholeReleaseSchema } from '#remotes/wire/release'

export const toRelease = ({
  release,
  killed,
  servedTo,
}: StandingRelease): Infer<typeof releaseSchema> => ({
  id: release.id,
  remote: release.remote,
  owner: release.entry.owner,
  version: release.version,
  publishedAt: new Date(release.publishedAtMs).toISOString(),
  killed,
  servedTo,
})

/** Where a page of releases ends. */
export const cursorOf = ({ release }: StandingRelease) => ({
  createdAtMs: release.publishedAtMs,
  id: release.id,
})

export const toWholeRelease = (standing: StandingRelease): Infer<typeof wholeReleaseSchema> => ({
  ...toRelease(standing),
  entry: { ...standing.release.entry },
})

export const toRegistry = (version: number, registry: Registry): Infer<typeof registrySchema> => ({
  version,
  pointers: flavoursOf(registry).flatMap((flavour) =>
    Object.entries(pointersOf(registry, flavour)).map(([remote, releaseId]) => ({
      flavour,
      remote,
      releaseId,
      before: candidatesIn(registry, flavour, remote).filter((id) => id !== releaseId),
    }))
  ),
  killed: registry.killed,
})
