import type { RemoteEntry } from '@sidepick/rules/types'
import type { Result } from '#shared/result'

export type PublishReleaseError =
  | { type: 'invalid_release'; faults: string[] }
  /** The address was published before with other content: addresses never change what they serve. */
  | { type: 'address_taken' }

/** Which card bundles are served to whom. Owns the tables remote_releases and remote_registries. */
export abstract class RemotesContract {
  /** The flat list for one flavour and one visitor; killed releases are left out. */
  abstract resolve(scope: { flavour: string; unitId: string | null }): Promise<RemoteEntry[]>
  /** Flavours the registry knows by name. */
  abstract isKnownFlavour(flavour: string): Promise<boolean>
  /**
   * Keeps a release for good; nobody is served it yet. The same release again gives the same id.
   * Entry and chunks need an integrity and an origin of ours or of the partners'.
   */
  abstract publishRelease(entry: RemoteEntry): Promise<Result<{ id: string }, PublishReleaseError>>
  /** Serves a release to a flavour, `default` being everybody's. */
  abstract pointFlavour(pointer: {
    flavour: string
    releaseId: string
  }): Promise<Result<{ version: number }, { type: 'unknown_release' }>>
  /** Serves a release to nobody any more, whatever points at it. */
  abstract killRelease(
    id: string
  ): Promise<Result<{ version: number }, { type: 'unknown_release' }>>
}
