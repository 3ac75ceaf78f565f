import type { RemoteEntry } from '@sidepick/rules/types'
import type { Result } from '#shared/result'

export type PublishReleaseError =
  | { type: 'invalid_release'; faults: string[] }
  /** The address was published before with other content: addresses never change what they serve. */
  | { type: 'address_taken' }

export type UnknownRelease = { type: 'unknown_release' }

export type PointFlavourError =
  | UnknownRelease
  | { type: 'killed_release' }
  /** The flavour is the platform's or another partner's. */
  | { type: 'foreign_flavour' }

/** The owner of what the platform builds itself, and of the flavours that every page may have. */
export { PLATFORM } from '#remotes/domain/owner'

/**
 * Which card bundles are served to whom. Owns the tables remote_partners, remote_names, remote_releases and
 * remote_registries.
 */
export abstract class RemotesContract {
  /**
   * The flat list for one flavour and one visitor, in the order in which cards are looked up. A release that was killed,
   * that breaks a rule of today, or whose owner is not trusted is left out; the one before it stands in its place.
   */
  abstract resolve(scope: { flavour: string; unitId: string | null }): Promise<RemoteEntry[]>
  /** Whose flavour it is; null when nobody has it. */
  abstract ownerOfFlavour(flavour: string): Promise<string | null>
  /**
   * Fetches the bundle, runs it, and keeps the release for good; nobody is served it yet. The same release again gives
   * the same id.
   */
  abstract publishRelease(entry: RemoteEntry): Promise<Result<{ id: string }, PublishReleaseError>>
  /** Serves a release to a flavour, `default` being everybody's. */
  abstract pointFlavour(pointer: {
    flavour: string
    releaseId: string
  }): Promise<Result<{ version: number }, PointFlavourError>>
  /** Serves a release to nobody any more; whatever points at it falls back to the release before. */
  abstract killRelease(id: string): Promise<Result<{ version: number }, UnknownRelease>>
  /** Takes a kill back: what pointed at the release serves it again. */
  abstract reviveRelease(id: string): Promise<Result<{ version: number }, UnknownRelease>>
}
