import type { RemoteEntry } from '@sidepick/rules/types'
import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { CardBoundary } from './card_boundary'
import type { Remotes, RemoteState } from './remote_state'

/** What a place says about how it waits and fails. */
export interface SlotProps {
  remotes: Remotes
  /** Told about a component that threw while it was drawn. */
  renderFailed: (remoteId: string, name: string, error: unknown) => void
  /** Drawn while the component is on its way. */
  pending?: ReactNode
  /** Drawn in place of one that does not come or threw; nothing unless the remote's entry asks for a view. */
  errorView: (remoteId: string) => ReactNode
  /** For what the player asked for: its failure is shown whatever the entry asks for. */
  alwaysShowError?: boolean
  /** Whether a remote nobody has asked for yet is fetched by this slot. */
  fetch?: boolean
}

interface RemoteSlotProps extends SlotProps {
  entry: RemoteEntry | null
  name: string
  /** null when the remote did not bring what it announced. */
  draw: (ready: Extract<RemoteState, { status: 'ready' }>) => ReactNode
}

const ABSENT: RemoteState = { status: 'disabled' }

/** The place of something from a remote, whose state decides what stands there. No Suspense, which would hold the reveal back. */
export function RemoteSlot(slot: RemoteSlotProps) {
  const { remotes, entry, name, draw, renderFailed, pending, errorView, fetch } = slot
  const id = entry?.id ?? ''
  const state = useSyncExternalStore(
    remotes.subscribe,
    useCallback(() => (id ? remotes.stateOf(id) : ABSENT), [remotes, id])
  )
  useEffect(() => {
    if (fetch && id) void remotes.load(id)
  }, [fetch, remotes, id])

  const showError = slot.alwaysShowError || entry?.fallback === 'error_view'
  const failure = showError ? errorView(id) : null
  if (state.status === 'idle' || state.status === 'loading') return pending ?? null
  if (state.status === 'failed') return failure
  const drawn = state.status === 'ready' ? draw(state) : null
  if (!drawn) return slot.alwaysShowError ? failure : null
  return (
    <CardBoundary failed={(error) => renderFailed(id, name, error)} fallback={failure}>
      {drawn}
    </CardBoundary>
  )
}
