import type { Diagnostic } from './contract'

const TIMEOUT_MS = 10_000

/** A page of ours says hello before it has loaded; the browser's own page about a refusal never does. */
const GRACE_MS = 1_000

export interface LifeSigns {
  /** The frame is on its way. */
  expect(frame: HTMLIFrameElement): void
  /** The frame said hello. */
  answered(): void
  /** The first screen is painted. False when it was before. */
  painted(): boolean
  /** The visible share of the frame, 0 to 1, changed. */
  seen(ratio: number): void
}

/**
 * Reports what a frame has not done within ten seconds. A container whose frame has loaded and said nothing is hidden:
 * while visible it only becomes transparent, because removing it would move the text; it is removed once it is out of
 * view.
 */
export function watchLifeSigns(
  { style }: HTMLElement,
  signal: AbortSignal,
  report: (message: Diagnostic) => void
): LifeSigns {
  const { display, visibility } = style
  let alive = false
  let shown = false
  let hidden = false
  let inView = 0

  function hide() {
    if (hidden) Object.assign(style, inView ? { visibility: 'hidden' } : { display: 'none' })
  }

  function judge() {
    hidden = !alive
    hide()
  }

  function answered() {
    alive = true
    if (hidden) Object.assign(style, { display, visibility })
    hidden = false
  }

  function painted() {
    const first = !shown
    shown = true
    answered()
    return first
  }

  signal.addEventListener('abort', painted)

  return {
    expect(frame) {
      frame.onload = () => setTimeout(judge, GRACE_MS)
      setTimeout(() => {
        if (shown) return
        judge()
        report(`init not ${alive ? 'finished' : 'executed'}`)
      }, TIMEOUT_MS)
    },
    answered,
    painted,
    seen(ratio) {
      inView = ratio
      hide()
    },
  }
}
