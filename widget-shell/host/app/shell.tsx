import { useState } from 'react'
import { Provider } from 'react-redux'
import { CardBoundary } from '../federation/card_boundary'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { alertClosed } from '../store/widget_slice'
import { ErrorAlert } from '../views/error_alert'
import { OopsView } from '../views/error_views'
import { ToastHost } from '../views/toast_host'
import { CardOverlay } from './card_overlay'
import { createRetry } from './retry'
import { Stage } from './stage'
import type { Visit } from './visit'

function Notices({ visit }: { visit: Visit }) {
  const alert = useAppSelector((state) => state.widget.alert)
  const dispatch = useAppDispatch()
  const close = () => {
    dispatch(alertClosed())
    visit.engine.send({ type: 'hold_changed', reason: 'dialog', held: false })
  }
  return (
    <>
      {alert && <ErrorAlert texts={visit.texts} message={alert.message} close={close} />}
      <ToastHost texts={visit.texts} />
    </>
  )
}

/** Everything inside the root element: the stage, the screen over it, and the notices over both. */
export function Shell({ visit, root }: { visit: Visit; root: HTMLElement }) {
  const [retry] = useState(() => createRetry(visit))
  const failed = (error: unknown) => console.error('The host failed to draw', error)
  return (
    <Provider store={visit.app.store}>
      <CardBoundary failed={failed} fallback={<OopsView texts={visit.texts} retry={retry} />}>
        <Stage visit={visit} root={root} retry={retry} />
        <CardOverlay visit={visit} />
        <Notices visit={visit} />
      </CardBoundary>
    </Provider>
  )
}
