import type { RemoteModule } from '@sidepick/card-kit'
import { isIntegrity } from '@sidepick/rules/integrity'
import type { RemoteEntry } from '@sidepick/rules/types'
import { checkContract } from './check_contract'
import { RemoteError, toRemoteError } from './remote_errors'
import type { RemoteLoader, Waiting } from './remote_loader'

const RETRY_AFTER_MS = 500

function refuseUnfit(entry: RemoteEntry, contract: string) {
  if (!isIntegrity(entry.integrity)) throw new RemoteError('no_integrity', 'no integrity')
  const verdict = checkContract(entry.contract, contract)
  if (!verdict.ok) throw new RemoteError('wrong_contract', verdict.message)
}

function checkModule(module: unknown, contract: string): RemoteModule {
  const loaded = module as Partial<RemoteModule> | null
  if (typeof loaded?.register !== 'function') {
    throw new RemoteError('bad_module', 'no register function')
  }
  const verdict = checkContract(loaded.contract, contract)
  if (!verdict.ok) throw new RemoteError('wrong_contract', verdict.message)
  return loaded as RemoteModule
}

/**
 * Fetches one remote: invalid entries are refused before any request, and loaded modules are checked again. Each file
 * with a network or server failure is retried once: entry and chunk may fail together, and the browser returns the
 * chunk's failed preload at the entry's second attempt.
 */
export async function fetchRemote(
  entry: RemoteEntry,
  loader: RemoteLoader,
  contract: string,
  waiting: Waiting
): Promise<RemoteModule> {
  refuseUnfit(entry, contract)
  const triedAgain = new Set<string | null>()
  for (;;) {
    try {
      return checkModule(await loader.load(entry), contract)
    } catch (cause) {
      const error = toRemoteError(cause, 'network')
      if (!error.transient || triedAgain.has(error.file)) throw error
      triedAgain.add(error.file)
      await new Promise<void>((resolve) => waiting.after(RETRY_AFTER_MS, resolve))
    }
  }
}
