import { createInstance } from '@module-federation/enhanced/runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '@sidepick/card-kit'
import { isPlatforms } from '@sidepick/rules/owners'
import type { RemoteEntry } from '@sidepick/rules/types'
import { deadlineOf } from '../deadline'
import { exposesNothing, explainModule, failedFile } from '../load_failure'
import { RemoteError } from '../remote_errors'
import type { RemoteLoader } from '../remote_loader'
import { createRemoteScript } from '../script_element'
import { SHARED_MODULES } from '../shared_modules'
import { partnersModule } from './partners_module'

const HOST_NAME = 'sidepick_host'

const absolute = (url: string) => new URL(url, document.baseURI).href

function explain(entry: RemoteEntry, error: unknown): RemoteError {
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes('timed out')) return new RemoteError('timeout', message, { cause: error })
  if (message.includes('ScriptNetworkError')) return failedFile(entry.entry, message, error)
  return explainModule(error)
}

/** The host's modules in the words of the runtime. */
const shared = () =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { version, module }]) => [
      name,
      {
        version,
        lib: () => module as never,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ])
  )

/** Fetches remotes through the Module Federation runtime, with integrity, nonce and CORS on every entry script. */
export function createMfLoader(nonce: string | null): RemoteLoader {
  const known = new Map<string, RemoteEntry>()
  const scripts: ModuleFederationRuntimePlugin = {
    name: 'sidepick-scripts',
    createScript({ url }) {
      const entry = known.get(absolute(url))
      // Fails closed: a script that the registry does not list with integrity is not loaded.
      if (!entry) throw new RemoteError('no_integrity', `${url} is not in the registry`)
      const { integrity } = entry
      return {
        script: createRemoteScript({ url, integrity, nonce }),
        // While a script hangs, the runtime gives it to every retry.
        timeout: deadlineOf(entry),
      }
    },
  }
  const federation = createInstance({
    name: HOST_NAME,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: shared(),
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
        if (!module) throw exposesNothing(entry)
        return isPlatforms(entry) ? module : partnersModule(module)
      } catch (error) {
        throw error instanceof RemoteError ? error : explain(entry, error)
      }
    },
  }
}
