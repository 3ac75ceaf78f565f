import { useEffect } from 'react'
import type { HostTexts } from '../messages/texts'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { toastDismissed } from '../store/widget_slice'
import styles from './views.css'

const SHOWN_FOR_MS = { info: 4000, success: 4000, error: 6000 }

/** Shows one notice at a time; a newer one replaces it. */
export function ToastHost({ texts }: { texts: HostTexts }) {
  const toast = useAppSelector((state) => state.widget.toast)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!toast) return
    const shownForMs = toast.forMs ?? SHOWN_FOR_MS[toast.kind]
    const timer = setTimeout(() => dispatch(toastDismissed(toast.id)), shownForMs)
    return () => clearTimeout(timer)
  }, [toast, dispatch])
  return (
    <div role="status" aria-live="polite">
      {toast && (
        <div className={styles.toast} data-kind={toast.kind} data-testid="Toast">
          <span>{toast.text}</span>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={texts('toast.dismiss')}
            onClick={() => dispatch(toastDismissed(toast.id))}
          >
            ×
          </button>
        </div>
      )}
    </div>
  )
}
