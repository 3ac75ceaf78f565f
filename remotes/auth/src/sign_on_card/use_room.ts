import { useLayoutEffect, useRef, useState } from 'react'

/** From this height of the stage on, a form fits below the answers. */
const ROOMY_FROM_PX = 720

/**
 * Whether the stage around an element is high enough for a form. Where nothing can be measured it is not. While the game is
 * held, as behind a dialog that makes the widget higher, it stays as it was.
 */
export function useRoom(held: boolean) {
  const ref = useRef<HTMLElement>(null)
  const known = useRef(false)
  const [roomy, setRoomy] = useState(false)

  useLayoutEffect(() => {
    const stage = ref.current?.closest('.vs-stage')
    if (!stage || typeof ResizeObserver === 'undefined' || (held && known.current)) return
    const measure = () => setRoomy(stage.clientHeight >= ROOMY_FROM_PX)
    measure()
    known.current = true
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [held])

  return { ref, roomy }
}
