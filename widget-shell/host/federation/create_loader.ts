import { createContainerLoader } from './container_loader'
import type { RemoteLoader } from './remote_loader'

/** Fetches the remotes of the first question by themselves, and all others through the federation runtime, which loads later. */
export function createLoader(nonce: string | null): RemoteLoader {
  const first = createContainerLoader(nonce)
  let rest: Promise<RemoteLoader> | null = null
  const loadRest = () => {
    // A chunk that failed to load is loaded again by the next remote.
    rest ??= import(/* webpackChunkName: "federation" */ './later/mf_loader').then(
      ({ createMfLoader }) => createMfLoader(nonce),
      (error: unknown) => {
        rest = null
        throw error
      }
    )
    return rest
  }
  return { load: async (entry) => (entry.critical ? first : await loadRest()).load(entry) }
}
