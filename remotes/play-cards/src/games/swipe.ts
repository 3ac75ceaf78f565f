/** Least distance of a swipe, in CSS px. */
const SWIPE_PX = 100

/**
 * Calls back for a swipe on the element: 1 to the left or up, -1 to the right or down. On a touch screen the vertical ones
 * are the browser's, which scrolls the publisher's page with them. What a swipe ends on is not pressed.
 */
export function watchSwipes(element: HTMLElement, swiped: (by: 1 | -1) => void): () => void {
  const gone = new AbortController()
  const { signal } = gone
  let from: { x: number; y: number } | null = null
  let isSwipe = false
  element.style.touchAction = 'pan-y'

  const begin = ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    isSwipe = false
    from = isPrimary ? { x, y } : null
  }
  const end = ({ clientX, clientY }: PointerEvent) => {
    if (!from) return
    const [dx, dy] = [clientX - from.x, clientY - from.y]
    const way = Math.abs(dx) > Math.abs(dy) ? dx : dy
    from = null
    isSwipe = Math.abs(way) >= SWIPE_PX
    if (isSwipe) swiped(way < 0 ? 1 : -1)
  }
  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', () => (from = null), { signal })
  // A picture that is dragged along takes the pointer away.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  element.addEventListener(
    'click',
    (event) => {
      // A click by the keyboard has no count.
      if (isSwipe && event.detail > 0) event.stopPropagation()
      isSwipe = false
    },
    { signal, capture: true }
  )
  return () => {
    gone.abort()
    element.style.touchAction = ''
  }
}
