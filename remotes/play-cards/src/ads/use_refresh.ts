import { useEffect, useRef, useState, type RefObject } from 'react'
import { AD_NUMBERS } from '@sidepick/rules/ads'

/** The game whose banner stands: the first one, then each new one after the banner has stood long enough and is in view. */
export function useRefresh(gameId: string, el: RefObject<HTMLElement | null>, inView: boolean) {
  const [round, setRound] = useState(gameId)
  const since = useRef<number | null>(null)
  useEffect(() => {
    since.current ??= Date.now()
    if (gameId === round || !inView || !el.current) return
    const isDue = Date.now() - since.current >= AD_NUMBERS.displayStandsMs
    if (!isDue) return
    // The part of the frame that is seen; `inView` says it of the whole widget alone.
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        since.current = Date.now()
        setRound(gameId)
      },
      { threshold: AD_NUMBERS.displayInView }
    )
    watcher.observe(el.current)
    return () => watcher.disconnect()
  }, [gameId, round, inView, el])
  return round
}
