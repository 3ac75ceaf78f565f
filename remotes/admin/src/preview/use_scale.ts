import { useLayoutEffect, useState, type RefObject } from 'react'

/** How much smaller something of a fixed width is drawn so that it fits its place; never larger than it is. */
export function useScale(place: RefObject<HTMLElement | null>, widthPx: number): number {
  const [roomPx, setRoomPx] = useState(widthPx)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setRoomPx(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return Math.min(1, roomPx / widthPx)
}
