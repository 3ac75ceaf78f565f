import type { Card, Host } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'
import { createCircuitBreaker } from './circuit_breaker'
import { fetchRemote } from './fetch_remote'
import { RemoteError, toRemoteError } from './remote_errors'
import type { RemoteLoader, Waiting } from './remote_loader'

const CRITICAL_DEADLINE_MS = 15_000
const DEADLINE_MS = 8000

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; cards: Record<string, Card> }
  | { status: 'failed'; error: RemoteError }
  | { status: 'disabled' }

export interface RemotesOptions {
  entries: readonly RemoteEntry[]
  loader: RemoteLoader
  waiting: Waiting
  contract: string
  hostFor: (entry: RemoteEntry) => Host
  report: (entry: RemoteEntry, error: RemoteError) => void
}

export interface Remotes {
  entryOf: (cardName: string) => RemoteEntry | null
  /** The same object until the state changes. */
  stateOf: (remoteId: string) => RemoteState
  /** Starts loading unless that has happened; settles once the remote is ready, failed or disabled. */
  load: (remoteId: string) => Promise<RemoteState>
  /** Another try for a remote that failed. */
  retry: (remoteId: string) => Promise<RemoteState>
  /** Takes a remote's cards off the page, for instance when its reducer threw. */
  fail: (remoteId: string, error: RemoteError) => void
  subscribe: (listener: () => void) => () => void
}

const IDLE: RemoteState = { status: 'idle' }

function initialState(entry: RemoteEntry): RemoteState {
  // Only reviewed bundles run inside our page; the framed tier is not drawn by this host.
  return entry.trust === 'inline' ? IDLE : { status: 'disabled' }
}

/** The cards of this visit, remote by remote: idle → loading → ready | failed | disabled. */
export function createRemotes(options: RemotesOptions): Remotes {
  const { entries, loader, waiting, contract, hostFor, report } = options
  const breaker = createCircuitBreaker()
  const states = new Map<string, RemoteState>(
    entries.map((entry) => [entry.id, initialState(entry)])
  )
  const running = new Map<string, Promise<RemoteState>>()
  const listeners = new Set<() => void>()

  const stateOf = (id: string) => states.get(id) ?? IDLE

  const move = (id: string, state: RemoteState) => {
    states.set(id, state)
    for (const listener of listeners) listener()
    return state
  }

  const failWith = (entry: RemoteEntry, error: RemoteError) => {
    report(entry, error)
    return move(entry.id, { status: 'failed', error })
  }

  const bring = async (entry: RemoteEntry): Promise<RemoteState> => {
    if (breaker.isOpen(entry)) throw new RemoteError('circuit_open', `${entry.id} failed too often`)
    const module = await fetchRemote(entry, loader, contract, waiting)
    try {
      return { status: 'ready', cards: await module.register(hostFor(entry)) }
    } catch (error) {
      throw toRemoteError(error, 'register_failed')
    }
  }

  /** A late arrival of a critical remote is still used: the question has been readable meanwhile. */
  const race = (entry: RemoteEntry) =>
    new Promise<RemoteState>((resolve) => {
      let late = false
      const limitMs = entry.timeoutMs || (entry.critical ? CRITICAL_DEADLINE_MS : DEADLINE_MS)
      const stopWaiting = waiting.after(limitMs, () => {
        late = true
        resolve(
          failWith(entry, new RemoteError('timeout', `${entry.id} took longer than ${limitMs} ms`))
        )
      })
      const settle = (state: () => RemoteState) => {
        stopWaiting()
        if (!late || entry.critical) resolve(state())
      }
      bring(entry).then(
        (ready) => {
          breaker.succeeded(entry)
          settle(() => move(entry.id, ready))
        },
        (error: unknown) => {
          breaker.failed(entry)
          if (!late) settle(() => failWith(entry, toRemoteError(error, 'network')))
        }
      )
    })

  const start = (entry: RemoteEntry) => {
    move(entry.id, { status: 'loading' })
    const run = race(entry)
    running.set(entry.id, run)
    return run
  }

  const entryById = (id: string) => entries.find((entry) => entry.id === id)

  return {
    entryOf: (cardName) => entries.find((entry) => entry.cards.includes(cardName)) ?? null,
    stateOf,
    load(id) {
      const entry = entryById(id)
      if (!entry || stateOf(id).status !== 'idle')
        return running.get(id) ?? Promise.resolve(stateOf(id))
      return start(entry)
    },
    retry(id) {
      const entry = entryById(id)
      if (!entry || stateOf(id).status !== 'failed') return Promise.resolve(stateOf(id))
      return start(entry)
    },
    fail(id, error) {
      const entry = entryById(id)
      if (entry && stateOf(id).status !== 'failed') failWith(entry, error)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
