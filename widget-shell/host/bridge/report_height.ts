import type { Bridge } from './bridge'

export interface SizeWatch {
  /** Calls back with the element's size whenever it may have changed; returns how to stop. */
  observe: (element: Element, changed: (size: { width: number; height: number }) => void) => () => void
  /** Runs before the next paint. */
  nextFrame: (run: () => void) => void
}

export const browserSizeWatch: SizeWatch = {
  observe(element, changed) {
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0]
      if (box) changed({ width: box.inlineSize, height: box.blockSize })
    })
    observer.observe(element)
    return () => observer.disconnect()
  },
  nextFrame: (run) => requestAnimationFrame(run),
}

/** Tells the page the content's height: once per frame, and only when it moved by at least 1 px. */
export function reportHeight(element: Element, bridge: Pick<Bridge, 'send'>, watch = browserSizeWatch) {
  let told = { width: -1, height: -1 }
  let latest = told
  let planned = false
  const tell = () => {
    planned = false
    const moved = (key: 'width' | 'height') => Math.abs(latest[key] - told[key]) >= 1
    if (!moved('height') && !moved('width')) return
    told = latest
    bridge.send('vs_widget_resize_height', told)
  }
  return watch.observe(element, (size) => {
    latest = { width: Math.round(size.width), height: Math.round(size.height) }
    if (planned) return
    planned = true
    watch.nextFrame(tell)
  })
}
