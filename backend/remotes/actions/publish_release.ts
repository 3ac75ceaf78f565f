import { isDeepStrictEqual } from 'node:util'
import type { RemoteEntry } from '@sidepick/rules/types'
import type { Actor } from '#shared/actor'
import { addOnce } from '#shared/database/add_once'
import { audit, PLATFORM as NOBODY } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { bundleFaults } from '#remotes/bundle/bundle_faults'
import { fetchFile, type FileSource } from '#remotes/bundle/fetch_file'
import type { PublishReleaseError } from '#remotes/contract'
import { shapeFaults } from '#remotes/domain/entry_shape'
import { PLATFORM } from '#remotes/domain/owner'
import { nameFaults } from '#remotes/domain/platform_names'
import { releaseFaults } from '#remotes/domain/release_faults'
import { RemoteRelease } from '#remotes/models/remote_release'
import { platformNames } from '#remotes/queries/get_registry'
import { listOwners } from '#remotes/queries/list_owners'
import { claimName, listNames } from '#remotes/store/remote_names'

type Published = Result<{ id: string }, PublishReleaseError>

/** A published release is neither fetched nor run again. */
export async function publishRelease(
  entry: RemoteEntry,
  fileAt: FileSource = fetchFile,
  by: Actor | typeof NOBODY = NOBODY
): Promise<Published> {
  const checked = await checkRelease(entry, fileAt)
  if (!checked.ok) return checked
  return checked.value === null ? store(entry, by) : success(checked.value)
}

/** What publishing would refuse; the id of the same release where it is published already. */
export async function checkRelease(
  entry: RemoteEntry,
  fileAt: FileSource = fetchFile
): Promise<Result<{ id: string } | null, PublishReleaseError>> {
  const shape = shapeFaults(entry)
  if (shape.length > 0) return failure({ type: 'invalid_release', faults: shape })
  const known = await findRelease(entry)
  if (known) return known
  const claims = await claimFaults(entry)
  const faults = claims.length > 0 ? claims : await bundleFaults(entry, fileAt)
  return faults.length > 0 ? failure({ type: 'invalid_release', faults }) : success(null)
}

async function findRelease(entry: RemoteEntry): Promise<Published | null> {
  const known = await RemoteRelease.findBy('entryUrl', entry.entry)
  if (!known) return null
  return isDeepStrictEqual(known.entry, entry)
    ? success({ id: known.id })
    : failure({ type: 'address_taken' })
}

async function claimFaults(entry: RemoteEntry): Promise<string[]> {
  const [owners, remotes] = await Promise.all([listOwners(), listNames('remote')])
  const owner = owners.get(entry.owner) ?? null
  const remoteOwner = remotes.get(entry.id) ?? null
  return [
    ...releaseFaults(entry, { owner, remoteOwner }),
    // Asked here alone: releases from before it was asked for are still served.
    ...(entry.owner === PLATFORM || entry.files ? [] : ['files is missing']),
    ...nameFaults(entry, await platformNames()),
  ]
}

/** If two owners publish under one name at the same moment, the first gets it. */
async function store(entry: RemoteEntry, by: Actor | typeof NOBODY): Promise<Published> {
  const { id: remote, owner, version } = entry
  const id = newId()
  let hasName = false
  const insert = () =>
    transact(async (trx) => {
      hasName = (await claimName('remote', remote, owner, trx)) === owner
      if (!hasName) return
      const row = { id, remote, version, entry, entryUrl: entry.entry }
      await RemoteRelease.create({ ...row, publishedAtMs: clock.nowMs() }, { client: trx })
      const line = { action: 'release.published', target: { type: 'release', id } } as const
      const after = { remote, owner, version, entry: entry.entry }
      await audit({ ...by, ...line, before: null, after }, trx)
    })
  if (!(await addOnce(insert))) return (await findRelease(entry))!
  return hasName
    ? success({ id })
    : failure({ type: 'invalid_release', faults: [`${remote} is another owner's remote`] })
}
