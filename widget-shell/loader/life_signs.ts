import type { Diagnostic } from './contract'

const TIMEOUT_MS = 10_000

export interface LifeSigns {
  /** The frame is on its way. */
  expect(): void
  /** The frame said hello. */
  answered(): void
  /** The first screen is painted. */
  painted(): void
  /** The visible share of the frame, 0 to 1, changed. */
  seen(ratio: number): void
}

/**
 * Reports what a frame has not done within ten seconds. A container whose frame never answered is hidden: while visible
 * it only becomes transparent, because removing it would move the text; it is removed once it is out of view.
 */
export function watchLifeSigns(
  { style }: HTMLElement,
  signal: AbortSignal,
  report: (message: Diagnostic) => void
): LifeSigns {
  const { display, visibility } = style
  let timer: number | undefined
  let alive = false
  let hidden = false
  let inView = 0

  function hide() {
    if (hidden) Object.assign(style, inView ? { visibility: 'hidden' } : { display: 'none' })
  }

  function answered() {
    alive = true
    if (hidden) Object.assign(style, { display, visibility })
    hidden = false
  }

  function painted() {
    answered()
    clearTimeout(timer)
  }

  signal.addEventListener('abort', painted)

  return {
    expect() {
      timer = window.setTimeout(() => {
        hidden = !alive
        hide()
        report(alive ? 'init not finished' : 'init not executed')
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
