import { isDeepStrictEqual } from 'node:util'
import type { RemoteEntry } from '@sidepick/rules/types'
import { addOnce } from '#shared/add_once'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import type { PublishReleaseError } from '#remotes/contract'
import { RemoteRelease } from '#remotes/models/remote_release'
import { releaseFaults } from '#remotes/release_faults'

export async function publishRelease(
  entry: RemoteEntry
): Promise<Result<{ id: string }, PublishReleaseError>> {
  const faults = releaseFaults(entry)
  if (faults.length > 0) return failure({ type: 'invalid_release', faults })
  const id = newId()
  const added = await addOnce(() =>
    RemoteRelease.create({
      id,
      remote: entry.id,
      version: entry.version,
      entry,
      entryUrl: entry.entry,
      publishedAtMs: clock.nowMs(),
    })
  )
  if (added) return success({ id })
  const known = await RemoteRelease.findByOrFail('entryUrl', entry.entry)
  return isDeepStrictEqual(known.entry, entry)
    ? success({ id: known.id })
    : failure({ type: 'address_taken' })
}
