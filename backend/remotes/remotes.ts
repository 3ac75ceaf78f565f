import type { RemoteEntry } from '@sidepick/rules/types'
import { killRelease, pointFlavour } from '#remotes/actions/change_registry'
import { publishRelease } from '#remotes/actions/publish_release'
import { RemotesContract } from '#remotes/contract'
import { getRegistry } from '#remotes/queries/get_registry'
import { resolveRegistry } from '#remotes/resolve_registry'

export class Remotes extends RemotesContract {
  async resolve(scope: { flavour: string; unitId: string | null }): Promise<RemoteEntry[]> {
    const { registry, releases } = await getRegistry()
    return resolveRegistry(registry, releases, scope)
  }

  async isKnownFlavour(flavour: string): Promise<boolean> {
    if (flavour === 'default') return true
    const { registry } = await getRegistry()
    return Object.hasOwn(registry.flavours, flavour)
  }

  publishRelease(entry: RemoteEntry) {
    return publishRelease(entry)
  }

  pointFlavour(pointer: { flavour: string; releaseId: string }) {
    return pointFlavour(pointer)
  }

  killRelease(id: string) {
    return killRelease(id)
  }
}
