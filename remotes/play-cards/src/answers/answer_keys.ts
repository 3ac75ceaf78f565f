import { useEffect } from 'react'
import type { Side } from '@sidepick/rules/types'

const SIDE_KEYS: Record<string, Side> = { a: 'A', b: 'B' }
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"], dialog'

/** A and B pick while the answers are open, unless the key is meant for a field or a dialog. */
export function useAnswerKeys(open: boolean, onPick: (side: Side) => void) {
  useEffect(() => {
    if (!open) return
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return
      const side = SIDE_KEYS[event.key.toLowerCase()]
      if (side) onPick(side)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open, onPick])
}

const ARROW_SIDES: Record<string, Side> = {
  ArrowLeft: 'A',
  ArrowUp: 'A',
  ArrowRight: 'B',
  ArrowDown: 'B',
}

/** Arrow keys walk between the two answers. */
export function walkAnswers(event: {
  key: string
  currentTarget: Element
  preventDefault: () => void
}) {
  const side = ARROW_SIDES[event.key]
  if (!side) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[data-side="${side}"]`)?.focus()
}
