import { useEffect, type KeyboardEvent } from 'react'
import type { Side } from '@sidepick/rules/types'

const SIDE_KEYS: Record<string, Side> = { a: 'A', b: 'B' }
const ANSWERS = '.vs-answers'

/** A and B pick while the answers are open and the focus is in them: elsewhere a letter may be meant for something else. */
export function useAnswerKeys(open: boolean, onPick: (side: Side) => void) {
  useEffect(() => {
    if (!open) return
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (!(event.target instanceof Element && event.target.closest(ANSWERS))) return
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

/** Arrow keys walk from one answer to the other. */
export function walkAnswers(event: KeyboardEvent<HTMLElement>) {
  const side = ARROW_SIDES[event.key]
  if (!side) return
  event.preventDefault()
  event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-side="${side}"]`)?.focus()
}
