import { useEffect, useRef } from 'react'
import { prefersStill } from '@sidepick/card-kit/ui/prefers_still'

const SHAKE_MS = 280

/** Shakes the button of this ref each time the count changes, unless the reader wants less motion. */
export function useShake(count: number | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!count || prefersStill()) return
    button.current?.animate({ translate: ['0px', '-4px', '4px', '-4px', '0px'] }, SHAKE_MS)
  }, [count])
  return button
}
