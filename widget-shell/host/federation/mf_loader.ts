import { createInstance } from '@module-federation/enhanced/runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'
import { RemoteError, type FailureReason } from './remote_errors'
import type { RemoteLoader } from './remote_loader'
import { createRemoteScript } from './script_element'
import { lastStatusOf, reasonOfStatus } from './script_status'
import { sharedModules } from './shared_modules'

const HOST_NAME = 'sidepick_host'
/** The runtime's own limit; ours is shorter and decides, this one only cleans up. */
const SCRIPT_TIMEOUT_MS = 20_000

const absolute = (url: string) => new URL(url, document.baseURI).href

function explain(entry: RemoteEntry, error: unknown): RemoteError {
  const message = error instanceof Error ? error.message : String(error)
  const failed = (reason: FailureReason, file?: string) =>
    new RemoteError(reason, message, { cause: error, file })
  const byStatus = (file: string) => failed(reasonOfStatus(lastStatusOf(file)), file)
  if (message.includes('timed out')) return failed('timeout')
  if (message.includes('ScriptNetworkError')) return byStatus(entry.entry)
  const failedChunk = error instanceof Error && error.name === 'ChunkLoadError'
  if (!failedChunk) return failed('bad_module')
  const { request } = error as Error & { request?: string }
  return request ? byStatus(request) : failed('network')
}

/** Fetches remotes through the Module Federation runtime, with integrity, nonce and CORS on every entry script. */
export function createMfLoader(nonce: string | null): RemoteLoader {
  const known = new Map<string, RemoteEntry>()
  const scripts: ModuleFederationRuntimePlugin = {
    name: 'sidepick-scripts',
    createScript({ url }) {
      const entry = known.get(absolute(url))
      // Fails closed: a script that the registry does not list with integrity is not loaded.
      if (!entry) throw new RemoteError('no_integrity', `${url} is not in the registry`)
      return createRemoteScript({
        url,
        integrity: entry.integrity,
        nonce,
        timeoutMs: SCRIPT_TIMEOUT_MS,
      })
    },
  }
  const federation = createInstance({
    name: HOST_NAME,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedModules(),
    plugins: [scripts],
  })

  return {
    async load(entry) {
      const url = absolute(entry.entry)
      if (!known.has(url)) {
        known.set(url, entry)
        federation.registerRemotes([{ name: entry.name, entry: url }])
      }
      try {
        const module = await federation.loadRemote<RemoteModule>(`${entry.name}/card`)
        if (!module) throw new RemoteError('bad_module', `${entry.id} exposes no ./card`)
        return module
      } catch (error) {
        throw error instanceof RemoteError ? error : explain(entry, error)
      }
    },
  }
}
