import type { RemoteEntry } from '@sidepick/rules/types'
import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { CardBoundary } from './card_boundary'
import type { ReadyRemote, Remotes, RemoteState } from './remote_state'

/** How a slot behaves while loading and after a failure. */
export interface SlotProps {
  remotes: Remotes
  /** Told about a component that threw while it was drawn. */
  renderFailed: (remoteId: string, name: string, error: unknown) => void
  /** Shown while the component loads. */
  pending?: ReactNode
  /** Shown after a load failure or an error; nothing by default, unless the remote's entry asks for a view. */
  errorView: (remoteId: string) => ReactNode
  /** For components that the player requested: a failure is always shown. */
  alwaysShowError?: boolean
  /** Whether a remote nobody has asked for yet is fetched by this slot. */
  fetch?: boolean
}

interface RemoteSlotProps extends SlotProps {
  entry: RemoteEntry | null
  name: string
  /** null when the remote does not have it, or not yet. */
  draw: (ready: ReadyRemote) => ReactNode
}

const ABSENT: RemoteState = { status: 'disabled' }

/** Stands for what the remote keeps for later; after its last attempt it is asked for again once the browser is online. */
function Rest({ bring, pending }: { bring: () => Promise<void>; pending: ReactNode }) {
  useEffect(() => {
    const ask = () => void bring().catch(() => undefined)
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [bring])
  return pending ?? null
}

/** The slot of a remote's component, whose state decides what is shown. No Suspense, which would delay the reveal. */
export function RemoteSlot(slot: RemoteSlotProps) {
  const { remotes, entry, name, draw, renderFailed, pending, errorView, fetch } = slot
  const id = entry?.id ?? ''
  const state = useSyncExternalStore(
    remotes.subscribe,
    useCallback(() => (id ? remotes.stateOf(id) : ABSENT), [remotes, id])
  )
  useEffect(() => {
    if (!fetch || !id) return
    // What failed before is asked for again by whoever opens it.
    void (remotes.stateOf(id).status === 'failed' ? remotes.retry(id) : remotes.load(id))
  }, [fetch, remotes, id])

  const showError = slot.alwaysShowError || entry?.fallback === 'error_view'
  const failure = showError ? errorView(id) : null
  if (state.status === 'idle' || state.status === 'loading') return pending ?? null
  if (state.status === 'failed') return failure
  const ready = state.status === 'ready' ? state : null
  const drawn = ready && draw(ready)
  if (!drawn && ready?.bringRest) return <Rest bring={ready.bringRest} pending={pending} />
  if (!drawn) return slot.alwaysShowError ? failure : null
  return (
    <CardBoundary failed={(error) => renderFailed(id, name, error)} fallback={failure}>
      {drawn}
    </CardBoundary>
  )
}
