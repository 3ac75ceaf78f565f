import { useLayoutEffect, useRef, useState } from 'react'

/** From this height of the stage on, a form fits below the answers. */
const ROOMY_FROM_PX = 720

/** Whether the stage around an element is high enough for a form. Where nothing can be measured it is not. */
export function useRoom() {
  const ref = useRef<HTMLElement>(null)
  const [roomy, setRoomy] = useState(false)

  useLayoutEffect(() => {
    const stage = ref.current?.closest('.vs-stage')
    if (!stage || typeof ResizeObserver === 'undefined') return
    const measure = () => setRoomy(stage.clientHeight >= ROOMY_FROM_PX)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [])

  return { ref, roomy }
}
