import { useStage } from '@sidepick/card-kit/use_stage'
import { useLayoutEffect, useState } from 'react'

/** From this height of the stage on, and in this width of its own, a form fits below the answers or beside them. */
const ROOMY_FROM_PX = { height: 720, width: 270 }

/**
 * Whether an element and the stage around it have room for a form. Where nothing can be measured they have not. A stage that
 * grows in height alone has made room for a dialog, and takes it back: that is no room for a form.
 */
export function useRoom() {
  const { place: ref, stage: stageNow } = useStage()
  const [roomy, setRoomy] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    const stage = stageNow()
    if (!element || !stage || typeof ResizeObserver === 'undefined') return
    let widthPx: number | null = null
    const measure = () => {
      const fits =
        stage.clientHeight >= ROOMY_FROM_PX.height && element.offsetWidth >= ROOMY_FROM_PX.width
      if (!fits || stage.clientWidth !== widthPx) setRoomy(fits)
      widthPx = stage.clientWidth
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [ref, stageNow])

  return { ref, roomy }
}
