import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import type { Emit } from './contract'

/**
 * Holds the automatic advance once a mouse has moved on the card, until it leaves, or while the keyboard's focus is in it. A tap
 * holds nothing, and so does a card that appears under a mouse at rest.
 */
export function useAttention(emit: Emit) {
  const reasons = useRef({ hover: false, focus: false })
  const held = useRef(false)

  const set = (reason: 'hover' | 'focus', on: boolean) => {
    reasons.current[reason] = on
    const now = reasons.current.hover || reasons.current.focus
    if (now === held.current) return
    held.current = now
    emit('attention_held', { held: now })
  }

  useEffect(
    () => () => {
      if (held.current) emit('attention_held', { held: false })
      held.current = false
    },
    [emit]
  )

  return {
    onPointerMove: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && set('hover', true),
    onPointerLeave: () => set('hover', false),
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && set('focus', true),
    onBlur: () => set('focus', false),
  }
}
