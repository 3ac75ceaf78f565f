/** How far ahead of the screen a frame begins to load. */
const NEAR_MARGIN = '400px'

const RATIO_STEPS = [0, 0.25, 0.5, 0.75, 1]

/** Calls back once, when the element is about to come into view. */
export function whenNear(element: Element, signal: AbortSignal, callback: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: NEAR_MARGIN }
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Reports the visible share of the element, 0 to 1, whenever it passes a quarter. */
export function watchRatio(element: Element, signal: AbortSignal, report: (ratio: number) => void) {
  const observer = new IntersectionObserver(
    (entries) => report(entries[entries.length - 1]?.intersectionRatio ?? 0),
    { threshold: RATIO_STEPS }
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

export const viewport = () => ({ w: innerWidth, h: innerHeight })

/** Reports the window's size in CSS px, at most once per painted frame. */
export function watchViewport(
  signal: AbortSignal,
  report: (size: { w: number; h: number }) => void
) {
  let waiting = 0
  addEventListener(
    'resize',
    () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0
        report(viewport())
      })
    },
    { signal }
  )
  signal.addEventListener('abort', () => cancelAnimationFrame(waiting))
}
