import { useLayoutEffect, useRef, useState } from 'react'

/** From this height of the stage on, and in this width of its own, a form fits below the answers or beside them. */
const ROOMY_FROM_PX = { height: 720, width: 270 }

/**
 * Whether an element and the stage around it have room for a form. Where nothing can be measured they have not. While the game is
 * held, as behind a dialog that makes the widget higher, it stays as it was.
 */
export function useRoom(held: boolean) {
  const ref = useRef<HTMLElement>(null)
  const known = useRef(false)
  const [roomy, setRoomy] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    const stage = element?.closest('.vs-stage')
    if (!element || !stage || typeof ResizeObserver === 'undefined' || (held && known.current)) {
      return
    }
    const measure = () =>
      setRoomy(
        stage.clientHeight >= ROOMY_FROM_PX.height && element.offsetWidth >= ROOMY_FROM_PX.width
      )
    measure()
    known.current = true
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [held])

  return { ref, roomy }
}
