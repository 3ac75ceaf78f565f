/**
 * Runs in every frame from its beginning. Notes, in milliseconds of the clock: when the question was painted, the first
 * tap that showed within 100 ms, when the cards stood; and what moved without the reader's doing. A quiet reader taps nothing.
 */
export function probe({ text, answers, tapped, complete, quiet }) {
  const TAP_LIMIT_MS = 100
  const now = () => performance.timeOrigin + performance.now()
  const seen = (window.benchSeen = { shift: 0 })
  const isPainted = (element) => element?.getClientRects().length > 0 && element.innerText !== ''
  const nextFrame = (run) => requestAnimationFrame(run)

  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) seen.shift += shift.value
  }).observe({ type: 'layout-shift', buffered: true })

  function tap() {
    const at = now()
    document.querySelector(answers)?.click()
    nextFrame(() => {
      if (!document.querySelector(tapped)) return tap()
      const shownAt = now()
      seen.playable = shownAt - at <= TAP_LIMIT_MS ? at : shownAt
    })
  }

  function look() {
    const sides = [...document.querySelectorAll(answers)]
    if (!isPainted(document.querySelector(text)) || sides.length < 2 || !sides.every(isPainted))
      return nextFrame(look)
    // What stands before a frame is on the screen with it.
    nextFrame(() => {
      seen.readable = now()
      if (!quiet) tap()
    })
  }

  function wait() {
    if (!seen.playable || !document.querySelector(complete)) return nextFrame(wait)
    seen.complete = now()
  }

  nextFrame(look)
  nextFrame(wait)
}
