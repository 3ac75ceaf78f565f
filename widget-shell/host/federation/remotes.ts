import type { Host, RemotePart } from '@sidepick/card-kit'
import { askAgain } from '@sidepick/card-kit/ask_again'
import { isPlatforms } from '@sidepick/rules/owners'
import type { RemoteEntry } from '@sidepick/rules/types'
import { latePart } from '../late_parts/late_part'
import { createCircuitBreaker } from './circuit_breaker'
import { beforeDeadline, deadlineOf } from './deadline'
import { fetchRemote } from './fetch_remote'
import { RemoteError, toRemoteError } from './remote_errors'
import type { RemoteLoader, Waiting } from './remote_loader'
import type { ReadyRemote, Remotes, RemoteState } from './remote_state'

interface RemotesOptions {
  entries: readonly RemoteEntry[]
  loader: RemoteLoader
  waiting: Waiting
  contract: string
  hostFor: (entry: RemoteEntry) => Host
  report: (entry: RemoteEntry, error: RemoteError) => void
}

const registered = async (part: RemotePart, host: Host): Promise<ReadyRemote> => ({
  status: 'ready',
  cards: await part.register(host),
  screens: (await part.screens?.(host)) ?? {},
})

const IDLE: RemoteState = { status: 'idle' }

// Only reviewed bundles run inside our page; the framed tier is not drawn by this host.
const firstStateOf = (entry: RemoteEntry): RemoteState =>
  entry.trust === 'inline' ? IDLE : { status: 'disabled' }

/** The cards of this visit, remote by remote: idle → loading → ready | failed | disabled. */
export function createRemotes(options: RemotesOptions): Remotes {
  const { entries, loader, waiting, contract, hostFor, report } = options
  const breaker = createCircuitBreaker()
  const states = new Map<string, RemoteState>(
    entries.map((entry) => [entry.id, firstStateOf(entry)])
  )
  const running = new Map<string, Promise<RemoteState>>()
  /** Remotes that failed in use: neither a late load nor a retry restores their cards. */
  const broken = new Map<string, RemoteState>()
  const listeners = new Set<() => void>()
  const stateOf = (id: string) => states.get(id) ?? IDLE
  const entryById = (id: string) => entries.find((entry) => entry.id === id)

  const move = (id: string, state: RemoteState) => {
    states.set(id, state)
    for (const listener of listeners) listener()
    return state
  }

  const failWith = (entry: RemoteEntry, error: RemoteError) => {
    report(entry, error)
    return move(entry.id, { status: 'failed', error })
  }

  /** Adds what came later to what is there. */
  const restOf = (entry: RemoteEntry, fetchRest: () => Promise<ReadyRemote>) => {
    const bring = async () => {
      const rest = await fetchRest()
      const now = stateOf(entry.id)
      if (now.status !== 'ready') return
      const cards = { ...now.cards, ...rest.cards }
      move(entry.id, { ...rest, cards, screens: { ...now.screens, ...rest.screens } })
    }
    return entry.critical ? latePart(bring) : askAgain(bring)
  }

  const register = async (entry: RemoteEntry): Promise<RemoteState> => {
    if (breaker.isOpen(entry)) throw new RemoteError('circuit_open', 'failed too often')
    const module = await fetchRemote(entry, loader, contract, waiting)
    try {
      const host = hostFor(entry)
      const { later } = module
      return {
        ...(await registered(module, host)),
        ...(later && { bringRest: restOf(entry, async () => registered(await later(), host)) }),
      }
    } catch (error) {
      throw toRemoteError(error, 'register_failed')
    }
  }

  const bring = (entry: RemoteEntry) =>
    register(entry).then(
      (state) => {
        breaker.succeeded(entry)
        return state
      },
      (error: unknown) => {
        breaker.failed(entry)
        throw error
      }
    )

  const race = (entry: RemoteEntry) =>
    beforeDeadline({
      entry,
      waiting,
      bring: () => bring(entry),
      arrived: (state) => move(entry.id, broken.get(entry.id) ?? state),
      failed: (error) => failWith(entry, error),
    })

  /** A partner's server may hang: it is asked after the document has loaded, or has taken as long as the remote may. */
  const mayStart = (entry: RemoteEntry) =>
    new Promise<void>((resolve) => {
      waiting.loaded(resolve)
      waiting.after(deadlineOf(entry), resolve)
    })

  const start = (entry: RemoteEntry) => {
    move(entry.id, { status: 'loading' })
    const run = isPlatforms(entry) ? race(entry) : mayStart(entry).then(() => race(entry))
    running.set(entry.id, run)
    return run
  }

  const startFrom = (id: string, status: RemoteState['status']) => {
    const entry = entryById(id)
    return entry && stateOf(id).status === status ? start(entry) : null
  }

  return {
    entryOf: (cardName) => entries.find((entry) => entry.cards.includes(cardName)) ?? null,
    entryOfScreen: (screenName) =>
      entries.find((entry) => entry.screens.some(({ name }) => name === screenName)) ?? null,
    stateOf,
    load: (id) => startFrom(id, 'idle') ?? running.get(id) ?? Promise.resolve(stateOf(id)),
    retry: (id) => startFrom(id, 'failed') ?? Promise.resolve(stateOf(id)),
    fail(id, error) {
      const entry = entryById(id)
      if (entry && !broken.has(id)) broken.set(id, failWith(entry, error))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
