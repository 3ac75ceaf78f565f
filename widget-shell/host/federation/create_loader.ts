import { askAgain } from '@sidepick/card-kit/ask_again'
import { createContainerLoader } from './container_loader'
import type { RemoteLoader } from './remote_loader'

/** Fetches the remotes of the first question by themselves, and all others through the federation runtime, which loads later. */
export function createLoader(nonce: string | null): RemoteLoader {
  const first = createContainerLoader(nonce)
  const loadRest = askAgain(() =>
    import(/* webpackChunkName: "federation" */ './later/mf_loader').then(({ createMfLoader }) =>
      createMfLoader(nonce)
    )
  )
  return { load: async (entry) => (entry.critical ? first : await loadRest()).load(entry) }
}
