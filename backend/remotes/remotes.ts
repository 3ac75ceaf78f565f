import { BUILT_IN_FLAVOURS, type RemoteEntry } from '@sidepick/rules/types'
import { killRelease, pointFlavour, reviveRelease } from '#remotes/actions/change_registry'
import { publishRelease } from '#remotes/actions/publish_release'
import { PLATFORM, RemotesContract } from '#remotes/contract'
import { CONSOLE_FLAVOUR, DEFAULT_FLAVOUR } from '#remotes/domain/registry'
import { resolveRegistry } from '#remotes/domain/resolve_registry'
import { getRegistry } from '#remotes/queries/get_registry'

export class Remotes extends RemotesContract {
  async resolve(scope: { flavour: string; unitId: string | null }): Promise<RemoteEntry[]> {
    const { registry, releases, flavourOwners } = await getRegistry()
    const flavour = scope.flavour === CONSOLE_FLAVOUR ? DEFAULT_FLAVOUR : scope.flavour
    const flavourOwner = ownerIn(flavourOwners, flavour) ?? PLATFORM
    return resolveRegistry(registry, releases, { ...scope, flavour, flavourOwner })
  }

  async consoleRemotes(): Promise<RemoteEntry[]> {
    const { registry, releases } = await getRegistry()
    const scope = { flavour: CONSOLE_FLAVOUR, flavourOwner: PLATFORM, unitId: null }
    return resolveRegistry({ ...registry, default: {} }, releases, scope)
  }

  async ownerOfFlavour(flavour: string): Promise<string | null> {
    return ownerIn((await getRegistry()).flavourOwners, flavour)
  }

  async flavoursOf(partners: readonly string[]): Promise<string[]> {
    const { flavourOwners } = await getRegistry()
    return Object.keys(flavourOwners)
      .filter((flavour) => isPartners(flavourOwners[flavour]!, partners))
      .toSorted()
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

  reviveRelease(id: string) {
    return reviveRelease(id)
  }
}

const isPartners = (owner: string, partners: readonly string[]) =>
  owner !== PLATFORM && partners.includes(owner)

function ownerIn(owners: Record<string, string>, flavour: string): string | null {
  if (BUILT_IN_FLAVOURS.some((name) => name === flavour)) return PLATFORM
  return Object.hasOwn(owners, flavour) ? (owners[flavour] ?? null) : null
}
