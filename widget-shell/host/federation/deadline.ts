import type { RemoteEntry } from '@sidepick/rules/types'
import { RemoteError, toRemoteError } from './remote_errors'
import type { Waiting } from './remote_loader'
import type { RemoteState } from './remote_state'

const DEADLINE_MS = 8000

/** Longest wait for a remote, in milliseconds. */
export const deadlineOf = ({ timeoutMs }: RemoteEntry) => timeoutMs || DEADLINE_MS

interface Race {
  entry: RemoteEntry
  waiting: Waiting
  bring: () => Promise<RemoteState>
  arrived: (state: RemoteState) => RemoteState
  failed: (error: RemoteError) => RemoteState
}

/**
 * Waits for a remote no longer than its deadline. A late arrival of a critical one is still used, since its question has been
 * readable meanwhile; any other is dropped.
 */
export function beforeDeadline({
  entry,
  waiting,
  bring,
  arrived,
  failed,
}: Race): Promise<RemoteState> {
  const limitMs = deadlineOf(entry)
  return new Promise((resolve) => {
    let late = false
    const stopWaiting = waiting.after(limitMs, () => {
      late = true
      resolve(failed(new RemoteError('timeout', `longer than ${limitMs} ms`)))
    })
    bring().then(
      (state) => {
        stopWaiting()
        if (!late || entry.critical) resolve(arrived(state))
      },
      (error: unknown) => {
        stopWaiting()
        if (!late) resolve(failed(toRemoteError(error, 'network')))
      }
    )
  })
}
