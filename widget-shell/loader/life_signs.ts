import type { Diagnostic } from './contract'
import { setStyles } from './styles'

const TIMEOUT_MS = 10_000

/** A page of ours says hello before it has loaded; the browser's own page about a refusal never does. */
const GRACE_MS = 1_000

export interface LifeSigns {
  /** The frame is on its way. */
  expect(): void
  /** The frame said hello. */
  answered(): void
  /** The first screen is painted. False when it was before. */
  painted(): boolean
  /** The visible share of the frame, 0 to 1, changed. */
  seen(ratio: number): void
}

/**
 * Reports what a frame has not done within ten seconds. One that has loaded and said nothing is hidden, because the browser
 * shows a page of its own there; the box stands while it is in view, because removing it would move the text, and is removed
 * once it is out of view.
 */
export function watchLifeSigns(
  { style }: HTMLElement,
  frame: HTMLIFrameElement,
  signal: AbortSignal,
  report: (message: Diagnostic) => void
): LifeSigns {
  const { display } = style
  let alive = false
  let shown = false
  let gone = false
  let inView = 0

  function removeUnseen() {
    if (gone && !inView) style.display = 'none'
  }

  function judge() {
    gone = !alive
    setStyles(frame, { display: alive ? 'block' : 'none' })
    removeUnseen()
  }

  function answered() {
    alive = true
    if (!gone) return
    style.display = display
    judge()
  }

  function painted() {
    const first = !shown
    shown = true
    answered()
    return first
  }

  signal.addEventListener('abort', painted)

  return {
    expect() {
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
      removeUnseen()
    },
  }
}
