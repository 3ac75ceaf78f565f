import type { RemoteGallery, RemoteModule } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'
import type { RemoteLoader } from '../host/federation/remote_loader'

export interface ShownRemote {
  entry: Pick<RemoteEntry, 'id' | 'screens'>
  module: RemoteModule
  gallery: RemoteGallery
}

/** Every remote of the registry that shows its states; one that does not load, or shows none, is left out. */
export async function loadGalleries(
  entries: readonly RemoteEntry[],
  loader: RemoteLoader
): Promise<ShownRemote[]> {
  const shown = await Promise.all(entries.map((entry) => load(entry, loader)))
  return shown.filter((remote) => remote !== null)
}

/** A remote's container, as its entry puts it on the page. */
interface Container {
  get: (exposed: string) => Promise<() => { gallery: RemoteGallery }>
}

async function load(entry: RemoteEntry, loader: RemoteLoader): Promise<ShownRemote | null> {
  try {
    const module = await loader.load(entry)
    const container = (window as unknown as Record<string, Container>)[entry.name]
    const gallery = await container?.get('./gallery')
    return gallery ? { entry, module, gallery: gallery().gallery } : null
  } catch (error) {
    console.info(`${entry.id} shows no states`, error)
    return null
  }
}
