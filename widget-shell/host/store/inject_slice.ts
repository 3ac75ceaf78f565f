import type { Reducer } from '@reduxjs/toolkit'
import type { Host } from '@sidepick/card-kit'
import type { AppStore } from './store'

type Slice = Parameters<Host['injectSlice']>[0]

/** A reducer that throws keeps its state; the error is reported once. */
export function contain(reducer: Slice['reducer'], failed: (error: unknown) => void): Reducer {
  let broken = false
  return (state: unknown, action) => {
    if (broken) return state ?? null
    try {
      return reducer(state as never, action as never) ?? null
    } catch (error) {
      broken = true
      // Not during the dispatch, because a listener may dispatch.
      queueMicrotask(() => failed(error))
      return state ?? null
    }
  }
}

/** Puts a remote's slice under the remote's own id, whatever the slice calls itself. */
export function injectSliceFor(
  remoteId: string,
  store: Pick<AppStore, 'injectReducer'>,
  failed: (error: unknown) => void
): Host['injectSlice'] {
  return (slice) => store.injectReducer(remoteId, contain(slice.reducer, failed))
}
