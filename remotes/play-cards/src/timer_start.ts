import { useState } from 'react'
import type { Timer } from '@sidepick/card-kit'

interface Start {
  key: string
  durationMs: number
  elapsedMs: number
}

const startOf = (key: string, timer: Timer): Start => ({
  key,
  durationMs: timer.durationMs,
  elapsedMs: timer.durationMs - timer.remainingMs,
})

/**
 * Where a timer stood when `key` began. Timers tick four times a second; an animation needs its start only, and the delay
 * that lets it join a timer that already ran.
 */
export function useTimerStart(timer: Timer | undefined, key: string): Start | null {
  const [start, setStart] = useState<Start | null>(null)
  if (!timer) return null
  if (start?.key === key && start.durationMs === timer.durationMs) return start
  const next = startOf(key, timer)
  setStart(next)
  return next
}
