import { useEffect, useRef, type HTMLAttributes, type KeyboardEvent } from 'react'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])'

interface Props extends HTMLAttributes<HTMLDivElement> {
  role: 'dialog' | 'alertdialog'
  /** Called on Escape. */
  close: () => void
}

/** Keeps the keyboard inside while it is there, and hands the focus back to where it was afterwards. */
export function FocusTrap({ close, role, children, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const before = document.activeElement
    const inside = box.current?.contains(before)
    if (!inside) (box.current?.querySelector<HTMLElement>(FOCUSABLE) ?? box.current)?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
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
