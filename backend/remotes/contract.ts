import type { RemoteEntry } from '@sidepick/rules/types'
import type { Result } from '#shared/result'

export type PublishReleaseError =
  | { type: 'invalid_release'; faults: string[] }
  /** The address was published before with other content: addresses never change what they serve. */
  | { type: 'address_taken' }

export type UnknownRelease = { type: 'unknown_release' }

/** Somebody else changed the registry since the caller has read it. */
export type ChangedMeanwhile = { type: 'changed_meanwhile' }

export type PointFlavourError =
  | UnknownRelease
  | { type: 'killed_release' }
  /** The flavour is the platform's or another partner's. */
  | { type: 'foreign_flavour' }

/** Tag of cached data made of the registry; a change of it, or of a partner's trust, drops it. */
export const REMOTES_TAG = 'remotes'

/** The owner of the platform's own remotes and of the built-in flavours. */
export { PLATFORM } from '#remotes/domain/owner'

/**
 * Which card bundles are served to whom. Owns the tables remote_partners, remote_names, remote_releases and
 * remote_registries.
 */
export abstract class RemotesContract {
  /**
   * The flat list for one flavour and one visitor, in the order in which cards are looked up. A release that is killed,
   * breaks a current rule, or has an untrusted owner is replaced by the one before it.
   */
  abstract resolve(scope: { flavour: string; unitId: string | null }): Promise<RemoteEntry[]>
  /** The remotes of the console, which no other list names. */
  abstract consoleRemotes(): Promise<RemoteEntry[]>
  /** The flavour's owner; null when it has none. */
  abstract ownerOfFlavour(flavour: string): Promise<string | null>
  /** The flavours that these partners own, in the order of their names. */
  abstract flavoursOf(partners: readonly string[]): Promise<string[]>
  /**
   * Fetches and checks the bundle and stores the release for good, without serving it. The same release again returns
   * the same id.
   */
  abstract publishRelease(entry: RemoteEntry): Promise<Result<{ id: string }, PublishReleaseError>>
  /** Serves a release to a flavour; `default` is for everybody. */
  abstract pointFlavour(pointer: {
    flavour: string
    releaseId: string
  }): Promise<Result<{ version: number }, PointFlavourError | ChangedMeanwhile>>
  /** Stops serving a release; pointers to it fall back to the release before. */
  abstract killRelease(
    id: string
  ): Promise<Result<{ version: number }, UnknownRelease | ChangedMeanwhile>>
  /** Undoes a kill: pointers to the release serve it again. */
  abstract reviveRelease(
    id: string
  ): Promise<Result<{ version: number }, UnknownRelease | ChangedMeanwhile>>
}
