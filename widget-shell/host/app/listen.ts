import { MODE_BOXES } from '@sidepick/rules/display_modes'
import { reportHeight } from '../bridge/report_height'
import { heightMeasured, widthMeasured } from '../store/widget_slice'
import { displayModeOf } from '../modes/display_mode'
import { tellSound } from './tell_sound'
import type { Visit } from './visit'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable]') !== null

function watchKeys(visit: Visit, signal: AbortSignal) {
  const sides: Record<string, 'A' | 'B' | undefined> = { a: 'A', b: 'B' }
  const onKey = (event: KeyboardEvent) => {
    visit.engine.send({ type: 'input_seen' })
    const side = sides[event.key.toLowerCase()]
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.repeat
    const dialogOpen = visit.engine.state().holds.includes('dialog')
    if (side && !modified && !dialogOpen && !isTyping(event.target)) {
      visit.emit('side_picked', { side })
    }
  }
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('pointerdown', () => visit.engine.send({ type: 'input_seen' }), {
    signal,
  })
}

/** Connects the visit to its surroundings: size, keys and visibility. */
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
  watchKeys(visit, signal)
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
