import type { RemoteModule } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'
import { checkContract } from './check_contract'
import { RemoteError, toRemoteError } from './remote_errors'
import type { RemoteLoader, Waiting } from './remote_loader'

const RETRY_AFTER_MS = 500
const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/

function refuseUnfit(entry: RemoteEntry, contract: string) {
  if (!SHA384.test(entry.integrity)) {
    throw new RemoteError('no_integrity', `${entry.id} has no sha384 integrity`)
  }
  const verdict = checkContract(entry.contract, contract)
  if (!verdict.ok) throw new RemoteError('wrong_contract', `${entry.id}: ${verdict.message}`)
}

function checkModule(entry: RemoteEntry, module: unknown, contract: string): RemoteModule {
  const loaded = module as Partial<RemoteModule> | null
  if (typeof loaded?.register !== 'function') {
    throw new RemoteError('bad_module', `${entry.id} exports no register function`)
  }
  const verdict = checkContract(loaded.contract, contract)
  if (!verdict.ok) throw new RemoteError('wrong_contract', `${entry.id}: ${verdict.message}`)
  return loaded as RemoteModule
}

/**
 * Fetches one remote: unfit entries are refused before a byte is asked for, a stumble of network or server is tried once
 * more, and what arrives is checked again.
 */
export async function fetchRemote(
  entry: RemoteEntry,
  loader: RemoteLoader,
  contract: string,
  waiting: Waiting
): Promise<RemoteModule> {
  refuseUnfit(entry, contract)
  const attempt = async () => {
    try {
      return await loader.load(entry)
    } catch (error) {
      throw toRemoteError(error, 'network')
    }
  }
  try {
    return checkModule(entry, await attempt(), contract)
  } catch (error) {
    if (!(error instanceof RemoteError) || !error.transient) throw error
    await new Promise<void>((resolve) => waiting.after(RETRY_AFTER_MS, resolve))
    return checkModule(entry, await attempt(), contract)
  }
}
