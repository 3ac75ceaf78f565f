import type { Card, Screen } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'
import type { RemoteError } from './remote_errors'

export interface ReadyRemote {
  status: 'ready'
  cards: Record<string, Card>
  screens: Record<string, Screen>
  /** Brings what the remote keeps for later; gone once that is here. Rejects when it does not come. */
  bringRest?: () => Promise<void>
}

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | ReadyRemote
  | { status: 'failed'; error: RemoteError }
  | { status: 'disabled' }

export interface Remotes {
  entryOf: (cardName: string) => RemoteEntry | null
  entryOfScreen: (screenName: string) => RemoteEntry | null
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
