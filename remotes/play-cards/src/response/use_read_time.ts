import { useEffect, useEffectEvent, useRef } from 'react'
import { achievement as config } from './response_config'

/**
 * Calls once something has stood long enough to be read. The time stands still while it is held or the page is not seen, and
 * begins again with another `key`.
 */
export function useReadTime(key: string | null, held: boolean, onRead: () => void) {
  const left = useRef({ key, ms: config.readMs as number })
  const read = useEffectEvent(onRead)

  useEffect(() => {
    if (left.current.key !== key) left.current = { key, ms: config.readMs }
    if (key === null || held) return
    const ticking = setInterval(() => {
      if (document.hidden) return
      left.current.ms -= config.tickMs
      if (left.current.ms > 0) return
      clearInterval(ticking)
      read()
    }, config.tickMs)
    return () => clearInterval(ticking)
  }, [key, held])
}
