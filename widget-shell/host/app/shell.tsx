import { useState } from 'react'
import { Provider } from 'react-redux'
import { CardBoundary } from '../federation/card_boundary'
import { LostParts } from '../late_parts/lost_parts'
import { ClosedBar, OopsView, ToastHost } from './late_views'
import { ModalPlace } from './modal_place'
import { createRetry } from './retry'
import { Stage } from './stage'
import type { Visit } from './visit'

/** Everything inside the root element: the stage, the dialogs over it, and the notices over both. */
export function Shell({ visit, root }: { visit: Visit; root: HTMLElement }) {
  const [retry] = useState(() => createRetry(visit))
  const { locale } = visit.entry
  const failed = (error: unknown) => console.error('The host failed to draw', error)
  return (
    <Provider store={visit.app.store}>
      <CardBoundary failed={failed} fallback={<OopsView locale={locale} retry={retry} />}>
        <Stage visit={visit} root={root} retry={retry} />
        <ModalPlace scene={visit} />
        <ClosedBar locale={locale} engine={visit.engine} />
        <ToastHost locale={locale} />
      </CardBoundary>
      <LostParts locale={locale} />
    </Provider>
  )
}
