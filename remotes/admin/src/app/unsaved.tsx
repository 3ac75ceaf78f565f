import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { dropDrafts } from '../form/drafts'
import { Confirm } from '../ui/confirm'
import { useConsole } from './console_context'

type Release = () => void

/** Holds the page while something typed is not saved. */
const UnsavedContext = createContext<(() => Release) | null>(null)

/** For `navigate` after an act that took the record away: what was typed of it goes with it. */
export const GONE = { state: { gone: true } } as const

/** Asks before a link or the browser's back button leaves a page with something typed; a router has one such question. */
export function Unsaved({ children }: { children: ReactNode }) {
  const { text, userId } = useConsole()
  const { pathname } = useLocation()
  const held = useRef(0)
  const hold = useMemo(
    () => () => {
      held.current += 1
      return () => {
        held.current -= 1
      }
    },
    []
  )
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      held.current > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      (nextLocation.state as { gone?: boolean } | null)?.gone !== true
  )
  return (
    <UnsavedContext value={hold}>
      {children}
      <Confirm
        question={{
          title: text('unsaved.title'),
          text: <p>{text('unsaved.text')}</p>,
          label: text('unsaved.discard'),
          keep: text('unsaved.keep'),
        }}
        look="danger"
        open={{
          isOpen: blocker.state === 'blocked',
          onOpenChange: (isOpen) => !isOpen && blocker.reset?.(),
        }}
        onConfirm={() => {
          dropDrafts(userId, pathname)
          blocker.proceed?.()
        }}
      />
    </UnsavedContext>
  )
}

/** Asks before the page is left, or closed, while something typed is not saved; while it is sent, a link may leave. */
export function useUnsaved(there: boolean, isSent = false): void {
  const hold = useContext(UnsavedContext)
  useEffect(() => (there && !isSent ? hold?.() : undefined), [hold, there, isSent])
  useEffect(() => {
    if (!there) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [there])
}
