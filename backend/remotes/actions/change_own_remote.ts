import type { RemoteEntry } from '@sidepick/rules/types'
import type { Actor } from '#shared/actor'
import { failure, success, type Result } from '#shared/result'
import { rollBackRemote, retireRemote, type ChangePlaceError } from '#remotes/actions/change_place'
import { pointFlavour } from '#remotes/actions/change_registry'
import { checkRelease, publishRelease } from '#remotes/actions/publish_release'
import { fetchFile } from '#remotes/bundle/fetch_file'
import type { ChangedMeanwhile, PointFlavourError, PublishReleaseError } from '#remotes/contract'
import { shapeFaults } from '#remotes/domain/entry_shape'
import { claimFaults, mayClaimFlavour } from '#remotes/domain/partner_claims'
import type { Place } from '#remotes/domain/registry'
import { releaseFaults } from '#remotes/domain/release_faults'
import { findRelease } from '#remotes/queries/list_releases'
import { listOwners } from '#remotes/queries/list_owners'
import { listNames } from '#remotes/store/remote_names'

type Partners = readonly string[]

export interface OwnRegistryChange {
  by: Actor
  /** Version of the registry that the partner has read. */
  expects: number
  partners: Partners
}

type Changed<Fault extends { type: string }> = Promise<
  Result<{ version: number }, Fault | ChangedMeanwhile>
>

/** Before the address is compared with those of others: a partner names only origins of its own. */
async function refusal(
  entry: RemoteEntry,
  partners: Partners
): Promise<Extract<PublishReleaseError, { type: 'invalid_release' }> | null> {
  const shape = shapeFaults(entry)
  if (shape.length > 0) return { type: 'invalid_release', faults: shape }
  const [owners, remotes] = await Promise.all([listOwners(), listNames('remote')])
  const remoteOwner = remotes.get(entry.id) ?? null
  const claims = claimFaults(entry, { partners, remoteOwner, names: [...owners.keys()] })
  const owner = owners.get(entry.owner) ?? null
  // To check a bundle is to run it on this server.
  if (owner && !owner.trusted) claims.push('owner must have the trust of an operator')
  const faults = claims.length > 0 ? claims : releaseFaults(entry, { owner, remoteOwner })
  return faults.length > 0 ? { type: 'invalid_release', faults } : null
}

export async function checkOwn(entry: RemoteEntry, partners: Partners) {
  const refused = await refusal(entry, partners)
  return refused ? failure(refused) : checkRelease(entry)
}

export async function publishOwn(entry: RemoteEntry, partners: Partners, by: Actor) {
  const refused = await refusal(entry, partners)
  return refused ? failure(refused) : publishRelease(entry, fetchFile, by)
}

/** Serves an own release to an own flavour. The first release of a new one makes it the partner's. */
export async function pointOwn(
  pointer: { flavour: string; releaseId: string },
  { partners, ...options }: OwnRegistryChange
): Changed<PointFlavourError> {
  const release = await findRelease(pointer.releaseId)
  const owner = release?.entry.owner ?? ''
  if (!partners.includes(owner)) return failure({ type: 'unknown_release' })
  const flavourOwner = (await listNames('flavour')).get(pointer.flavour)
  const isTheirs =
    flavourOwner === undefined ? mayClaimFlavour(owner, pointer.flavour) : flavourOwner === owner
  return isTheirs ? pointFlavour(pointer, options) : failure({ type: 'unknown_release' })
}

export const rollBackOwn = (place: Place, change: OwnRegistryChange) =>
  changePlace(rollBackRemote, place, change)

export const retireOwn = (place: Place, change: OwnRegistryChange) =>
  changePlace(retireRemote, place, change)

async function changePlace(
  act: typeof retireRemote,
  place: Place,
  { partners, ...options }: OwnRegistryChange
): Changed<ChangePlaceError> {
  const isOwn = await isOwnPlace(place, partners)
  return isOwn.ok ? act(place, options) : isOwn
}

/** An own remote in an own flavour. */
async function isOwnPlace({ flavour, remote }: Place, partners: Partners) {
  const [remotes, flavours] = await Promise.all([listNames('remote'), listNames('flavour')])
  const owners = [remotes.get(remote), flavours.get(flavour)]
  return owners.every((owner) => owner !== undefined && partners.includes(owner))
    ? success(undefined)
    : failure({ type: 'not_served' } as const)
}
