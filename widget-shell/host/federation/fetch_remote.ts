import type { RemoteModule } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'
import { checkContract } from './check_contract'
import { RemoteError, toRemoteError } from './remote_errors'
import type { RemoteLoader, Waiting } from './remote_loader'

const RETRY_AFTER_MS = 500
const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/

function refuseUnfit(entry: RemoteEntry, contract: string) {
  if (!SHA384.test(entry.integrity)) {
    throw new RemoteError('no_integrity', 'no sha384 integrity')
  }
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
 * Fetches one remote: unfit entries are refused before a byte is asked for, and what arrives is checked again. Each file that
 * network or server stumbled over is tried once more: entry and chunk may fail in the same moment, and the browser hands
 * the chunk's failed preload out on the entry's second try.
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
