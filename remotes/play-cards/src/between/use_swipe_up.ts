import { useRef, useState, type PointerEvent } from 'react'
import { swipe as config } from './between_config'

/**
 * Follows a finger, or a mouse that is held down, on its way up, and calls once it has come far enough. `upPx` is how far it is
 * now: the card follows it, and falls back when it is let go too early.
 */
export function useSwipeUp(onSwiped: () => void) {
  const from = useRef<number | null>(null)
  const [upPx, setUpPx] = useState(0)

  const letGo = () => {
    from.current = null
    setUpPx(0)
  }

  return {
    upPx,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        from.current = event.clientY
        // The finger may leave the card before it has come far enough. Not every browser of a test has this.
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (from.current === null) return
        const up = Math.max(0, from.current - clientY)
        if (up < config.thresholdPx) return setUpPx(up)
        letGo()
        onSwiped()
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  }
}
