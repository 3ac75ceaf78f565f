import type { Bridge } from './bridge'

const MIN_HEIGHT_PX = 307
const HEIGHT_PER_WIDTH = 307 / 428

export interface WidthWatch {
  /** Calls back with the element's width whenever it changed; returns how to stop. */
  observe: (element: Element, changed: (widthPx: number) => void) => () => void
  /** Runs before the next paint. */
  nextFrame: (run: () => void) => void
}

const browserWidthWatch: WidthWatch = {
  observe(element, changed) {
    const observer = new ResizeObserver(([entry]) =>
      changed(entry?.borderBoxSize[0]?.inlineSize ?? 0)
    )
    observer.observe(element)
    return () => observer.disconnect()
  },
  nextFrame: (run) => requestAnimationFrame(run),
}

interface HeightReport {
  /** Height for a dialog that the player opened; 0 ends the request. */
  askForMore: (extraPx: number) => void
  stop: () => void
}

/**
 * Tells the page the height the widget wants: once per frame, and only when it moved by at least 1 px. It follows from
 * the width alone, never from what is drawn, so the page's answer cannot set off another round.
 */
export function reportHeight(
  element: Element,
  bridge: Pick<Bridge, 'send'>,
  watch: WidthWatch = browserWidthWatch
): HeightReport {
  let told = { width: -1, height: -1 }
  let widthPx = 0
  let extraPx = 0
  let planned = false

  const tell = () => {
    planned = false
    const base = Math.max(MIN_HEIGHT_PX, Math.round(widthPx * HEIGHT_PER_WIDTH))
    const wanted = { width: widthPx, height: base + extraPx }
    if (widthPx === 0 || (wanted.height === told.height && wanted.width === told.width)) return
    told = wanted
    bridge.send('vs_widget_resize_height', told)
  }

  const plan = () => {
    if (planned) return
    planned = true
    watch.nextFrame(tell)
  }

  const stop = watch.observe(element, (next) => {
    widthPx = Math.round(next)
    plan()
  })
  return {
    askForMore(next) {
      extraPx = next
      plan()
    },
    stop,
  }
}
