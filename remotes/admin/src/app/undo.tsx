import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from 'react-aria-components'
import button from '../ui/act.css'
import { faultOf, useConsole } from './console_context'
import styles from './undo.css'

/** An act that was done, and the way back. */
interface Offer {
  done: string
  undo: () => Promise<unknown>
}

const UndoContext = createContext<(offer: Offer) => void>(() => undefined)

export const useOfferUndo = () => useContext(UndoContext)

/** Offers the way back from the last act of a page, until the next one, or until the page is left. */
export function Undo({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [last, setLast] = useState<(Offer & { pathname: string }) | null>(null)
  const offer = useMemo(() => (made: Offer) => setLast({ ...made, pathname }), [pathname])
  const open = last?.pathname === pathname ? last : null
  return (
    <UndoContext value={offer}>
      {children}
      <div role="status" className={styles.place}>
        {open && <Bar offer={open} close={() => setLast(null)} />}
      </div>
    </UndoContext>
  )
}

function Bar({ offer, close }: { offer: Offer; close: () => void }) {
  const { text, emit } = useConsole()
  const [busy, setBusy] = useState(false)

  async function takeBack() {
    setBusy(true)
    try {
      await offer.undo()
      emit('toast', { text: text('undo.done'), kind: 'success' })
    } catch (error) {
      emit('toast', { text: faultOf(error, text), kind: 'error' })
    } finally {
      setBusy(false)
      close()
    }
  }

  return (
    <div className={styles.bar}>
      <span className={styles.text}>{offer.done}</span>
      <Button
        className={`${button.button} ${button.plain}`}
        isPending={busy}
        onPress={() => void takeBack()}
      >
        {text('undo.undo')}
      </Button>
      <Button
        className={`${button.button} ${button.plain}`}
        aria-label={text('undo.close')}
        onPress={close}
      >
        ×
      </Button>
    </div>
  )
}
