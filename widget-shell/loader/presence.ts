function observe(
  element: Element,
  options: IntersectionObserverInit,
  signal: AbortSignal,
  report: (entry: IntersectionObserverEntry) => void
) {
  // A batch may have several entries of one element; only the last counts.
  const observer = new IntersectionObserver((entries) => entries.slice(-1).forEach(report), options)
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Calls back each time the element comes within 400 px of the visible area. */
export const whenNear = (element: Element, signal: AbortSignal, callback: () => void) =>
  observe(element, { rootMargin: '400px' }, signal, (entry) => entry.isIntersecting && callback())

/** Reports the visible share of the element, 0 to 1, whenever it passes a quarter. */
export const watchRatio = (
  element: Element,
  signal: AbortSignal,
  report: (ratio: number) => void
) =>
  observe(element, { threshold: [0, 0.25, 0.5, 0.75, 1] }, signal, (entry) =>
    report(entry.intersectionRatio)
  )

/** The window's size in CSS px. */
export const viewport = () => ({ w: innerWidth, h: innerHeight })
