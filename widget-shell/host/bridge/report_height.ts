import { STAGE, type BoxSize } from '@sidepick/rules/display_modes'
import type { Bridge } from './bridge'

export interface WidthWatch {
  /** Calls back with the element's width whenever its size changed; returns how to stop. */
  observe: (element: Element, changed: (widthPx: number) => void) => () => void
  /** Runs before the next paint. */
  nextFrame: (run: () => void) => void
}

const browserWidthWatch: WidthWatch = {
  observe(element, changed) {
    const observer = new ResizeObserver(([entry]) =>
      changed(entry?.borderBoxSize[0]?.inlineSize ?? 0)
    )
    observer.observe(element, { box: 'border-box' })
    return () => observer.disconnect()
  },
  nextFrame: (run) => requestAnimationFrame(run),
}

/** A page that has given nothing takes nothing back. */
const TAKEN_BACK_MS = 500

interface HeightReport {
  /** Height for a dialog that the player opened; 0 ends the request. */
  askForMore: (extraPx: number) => void
  /** Whether the frame is lower than that still. */
  isLow: () => boolean
  /** From now on the height of a tall video. */
  standTall: () => void
  stop: () => void
}

/**
 * Tells the page the height the widget wants when it is not that of its box: once per frame, and only when it moved by
 * at least 1 px. It follows from the width and the mode's ratio, never from what is drawn, so the page's answer cannot
 * set off another round.
 */
export function reportHeight(
  element: HTMLElement,
  bridge: Pick<Bridge, 'send'>,
  { ratio = STAGE }: Pick<BoxSize, 'ratio'> = {},
  watch: WidthWatch = browserWidthWatch
): HeightReport {
  let told: number | null = null
  let widthPx = 0
  let extraPx = 0
  let planned = false
  let isTall = false

  const atRest = () => {
    const [width, height] = ratio
    return Math.max(height, Math.round((widthPx * height) / width))
  }
  const wantedNow = () => {
    const tall = isTall ? Math.round((Math.min(widthPx, ratio[0]) * 16) / 9) : 0
    return Math.max(atRest(), tall) + extraPx
  }

  const tell = () => {
    planned = false
    const wanted = wantedNow()
    // The box has the height at rest anyway, so a page where nothing opens hears nothing.
    if (widthPx === 0 || (told ?? atRest()) === wanted) return
    told = wanted
    bridge.send('vs_widget_resize_height', { height: wanted })
  }

  const plan = () => {
    if (planned) return
    planned = true
    watch.nextFrame(tell)
  }

  const { style } = element
  const release = () => {
    if (!extraPx) style.paddingBottom = ''
  }

  const stop = watch.observe(element, (next) => {
    widthPx = Math.round(next)
    release()
    plan()
  })
  return {
    askForMore(next) {
      extraPx = next
      // What the frame has more belongs to the dialog: the game keeps its height until the page has taken that back.
      if (next) {
        const { paddingBottom } = getComputedStyle(element)
        style.paddingBottom ||= `calc(${paddingBottom || '0px'} + 100vh - ${element.clientHeight}px)`
      } else setTimeout(release, TAKEN_BACK_MS)
      plan()
    },
    isLow: () => extraPx > 0 && window.innerHeight < wantedNow() - 1,
    standTall() {
      isTall = true
      plan()
    },
    stop,
  }
}
