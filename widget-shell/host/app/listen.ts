import { MODE_BOXES } from '@sidepick/rules/display_modes'
import { reportHeight } from '../bridge/report_height'
import { heightMeasured, widthMeasured } from '../store/widget_slice'
import { displayModeOf } from '../modes/display_mode'
import { tellSound } from './tell_sound'
import type { Visit } from './visit'

/** Tells the engine that somebody is there. */
function watchInput({ engine }: Visit, signal: AbortSignal) {
  const seen = () => engine.send({ type: 'input_seen' })
  document.addEventListener('keydown', seen, { signal })
  document.addEventListener('pointerdown', seen, { signal })
}

/** Connects the visit to its surroundings: size, input and visibility. */
export function listen(visit: Visit, root: HTMLElement): () => void {
  const gone = new AbortController()
  const { signal } = gone
  const measure = new ResizeObserver(([entry]) => {
    const { inlineSize: widthPx = 0, blockSize: heightPx = 0 } = entry?.contentBoxSize[0] ?? {}
    if (widthPx) visit.app.store.dispatch(widthMeasured(Math.round(widthPx)))
    if (heightPx) visit.app.store.dispatch(heightMeasured(Math.round(heightPx)))
  })
  measure.observe(root)
  const height = reportHeight(root, visit.bridge, MODE_BOXES[displayModeOf(visit.entry)])
  visit.askForMoreHeight.current = height.askForMore
  visit.standTall = height.standTall
  visit.isLow = height.isLow
  watchInput(visit, signal)
  const stopTelling = tellSound(visit)
  const look = () => visit.engine.setAwake(!document.hidden)
  document.addEventListener('visibilitychange', look, { signal })
  look()
  return () => {
    gone.abort()
    stopTelling()
    measure.disconnect()
    height.stop()
  }
}
