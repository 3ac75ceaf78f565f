import type { RemoteEntry } from '@sidepick/rules/types'

/** Which card bundles are served to whom. Owns the tables remote_releases and remote_registries. */
export abstract class RemotesContract {
  /** The flat list for one flavour and one visitor; killed releases are left out. */
  abstract resolve(scope: { flavour: string; unitId: string | null }): Promise<RemoteEntry[]>
  /** Flavours the registry knows by name. */
  abstract isKnownFlavour(flavour: string): Promise<boolean>
}
