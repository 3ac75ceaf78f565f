import type { RemoteModule } from '@sidepick/card-kit'
import { exposesNothing, explainModule, failedFile } from './load_failure'
import { RemoteError } from './remote_errors'
import type { RemoteLoader } from './remote_loader'
import { createRemoteScript } from './script_element'
import { SHARED_MODULES } from './shared_modules'

/** What webpack's federation plugin leaves under the remote's global name. */
interface Container {
  init: (scope: ShareScope) => unknown
  get: (exposed: string) => Promise<() => unknown>
}

type ShareScope = ReturnType<typeof shareScope>

/** The host's modules as containers read them: by name and version. */
const shareScope = () =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { version, module }]) => [
      name,
      { [version]: { get: () => Promise.resolve(() => module), loaded: 1, from: 'host' } },
    ])
  )

const globals = globalThis as unknown as Record<string, Container | undefined>

/** Runs the script of a remote's entry, which the browser checks against its integrity. */
const runScript = (script: HTMLScriptElement, url: string) =>
  new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(failedFile(url, `${url} did not load`))
    document.head.append(script)
  }).finally(() => script.remove())

/**
 * Fetches the remotes of the first question without the federation runtime, which is 17 KB gzip: their containers need no more
 * than the host's modules. See ADR 0028.
 */
export function createContainerLoader(nonce: string | null): RemoteLoader {
  const scope = shareScope()
  /** Entries that have run: a second try after a missing chunk needs no second script. */
  const containers = new Map<string, Container>()

  return {
    async load(entry) {
      const { entry: url, integrity, name } = entry
      let container = containers.get(url)
      if (!container) {
        await runScript(createRemoteScript({ url, integrity, nonce }), url)
        container = globals[name]
        if (!container) throw new RemoteError('bad_module', `${url} defines no ${name}`)
        containers.set(url, container)
      }
      try {
        await container.init(scope)
        const module = (await container.get('./card'))() as RemoteModule | null
        if (!module) throw exposesNothing(entry)
        return module
      } catch (error) {
        throw error instanceof RemoteError ? error : explainModule(error)
      }
    },
  }
}
