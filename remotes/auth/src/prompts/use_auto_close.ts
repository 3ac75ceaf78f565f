import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AutoClose } from './auto_close_note'
import { prompts } from './prompt_config'

interface Options {
  durationMs: number
  /** Holds the time still: somebody reads, points at it or types. */
  held: boolean
  onClose: () => void
}

const secondsOf = (ms: number) => Math.ceil(ms / 1000)

/** Closes something by itself. The time stands still while it is held or the page is not seen. */
export function useAutoClose({ durationMs, held, onClose }: Options): AutoClose {
  const leftMs = useRef(durationMs)
  const [running, setRunning] = useState(true)
  const [secondsLeft, setSecondsLeft] = useState(() => secondsOf(durationMs))
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!running || held) return
    let seenAt = performance.now()
    const ticking = setInterval(() => {
      const now = performance.now()
      if (!document.hidden) leftMs.current -= now - seenAt
      seenAt = now
      setSecondsLeft(Math.max(0, secondsOf(leftMs.current)))
      if (leftMs.current > 0) return
      clearInterval(ticking)
      close()
    }, prompts.tickMs)
    return () => clearInterval(ticking)
  }, [running, held])

  return { running, secondsLeft, keepOpen: () => setRunning(false) }
}
