import type { CardProps } from '@sidepick/card-kit'
import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { CardBoundary } from './card_boundary'
import type { Remotes, RemoteState } from './remote_state'

interface CardSlotProps {
  remotes: Remotes
  /** Everything the card gets. */
  card: CardProps
  /** Told about a card that threw while it was drawn. */
  renderFailed: (remoteId: string, cardName: string, error: unknown) => void
  /** Drawn while the card is on its way. */
  pending?: ReactNode
  /** Drawn in place of a card that does not come or threw; nothing unless the remote's entry asks for a view. */
  errorView: (remoteId: string) => ReactNode
  /** For a screen the player asked for: its failure is shown whatever the entry asks for. */
  alwaysShowError?: boolean
  /** Whether a card nobody has asked for yet is fetched by this slot. */
  fetch?: boolean
}

const ABSENT: RemoteState = { status: 'disabled' }

/** The place of one card: its remote's state decides what stands there. No Suspense, which would hold the reveal back. */
export function CardSlot(props: CardSlotProps) {
  const { remotes, card, renderFailed, pending, errorView, alwaysShowError, fetch } = props
  const name = card.rule.componentName
  const entry = remotes.entryOf(name)
  const id = entry?.id ?? ''
  const state = useSyncExternalStore(
    remotes.subscribe,
    useCallback(() => (id ? remotes.stateOf(id) : ABSENT), [remotes, id])
  )
  useEffect(() => {
    if (fetch && id) void remotes.load(id)
  }, [fetch, remotes, id])

  const showError = alwaysShowError || entry?.fallback === 'error_view'
  const failure = showError ? errorView(id) : null
  if (state.status === 'idle' || state.status === 'loading') return pending ?? null
  if (state.status === 'failed') return failure
  const Card = state.status === 'ready' ? state.cards[name] : undefined
  if (!Card) return alwaysShowError ? failure : null
  return (
    <CardBoundary failed={(error) => renderFailed(id, name, error)} fallback={failure}>
      <Card {...card} />
    </CardBoundary>
  )
}
