import { useEffect, useRef, type HTMLAttributes, type KeyboardEvent, type RefObject } from 'react'
import { setRestInert } from './set_rest_inert'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])'

interface Props extends HTMLAttributes<HTMLDivElement> {
  role: 'dialog' | 'alertdialog'
  ref?: RefObject<HTMLDivElement | null>
  /** Called on Escape. null where the dialog stays: its keys then lead out of the frame, so that it traps nobody. */
  close: (() => void) | null
}

/** Traps the focus inside while mounted, and restores it afterwards. */
export function FocusTrap({ close, role, children, ref, ...rest }: Props) {
  const own = useRef<HTMLDivElement>(null)
  const box = ref ?? own
  const stays = close === null

  useEffect(() => {
    const before = document.activeElement
    const inside = box.current?.contains(before)
    if (!inside) (box.current?.querySelector<HTMLElement>(FOCUSABLE) ?? box.current)?.focus()
    const reopenRest = box.current ? setRestInert(box.current) : () => undefined
    // The focused element may be removed, as a skeleton is; then the focus is moved back, because keys outside would
    // not reach the dialog.
    const watch = new MutationObserver(() => {
      if (document.activeElement === document.body) box.current?.focus()
    })
    if (box.current && !stays) watch.observe(box.current, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      reopenRest()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [box, stays])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (stays) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
    if (event.key !== 'Tab') return
    const stops = [...(box.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
    const leaving = event.shiftKey ? stops[0] : stops.at(-1)
    const entering = event.shiftKey ? stops.at(-1) : stops[0]
    const outside = document.activeElement === leaving || document.activeElement === box.current
    if (!outside) return
    event.preventDefault()
    ;(entering ?? box.current)?.focus()
  }

  return (
    <div ref={box} role={role} tabIndex={-1} onKeyDown={onKeyDown} {...rest}>
      {children}
    </div>
  )
}
