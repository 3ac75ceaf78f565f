import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { prompts } from './prompt_config'

interface Options {
  durationMs: number
  /** Holds the time still: somebody reads, points at it or types. */
  held: boolean
  onClose: () => void
}

const secondsOf = (ms: number) => Math.ceil(ms / 1000)

/**
 * Closes something by itself. The time stands still while it is held or the page is not seen; `stop` takes the limit off,
 * `restart` sets another one, and `keepOpen` takes it off for good, so that nobody is hurried (WCAG 2.2.1).
 */
export function useAutoClose({ durationMs, held, onClose }: Options) {
  const leftMs = useRef(durationMs)
  const kept = useRef(false)
  const [round, setRound] = useState({ durationMs, running: true })
  const [secondsLeft, setSecondsLeft] = useState(() => secondsOf(durationMs))
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!round.running || held) return
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
  }, [round, held])

  const set = (next: typeof round) => {
    if (kept.current) return
    leftMs.current = next.durationMs
    setSecondsLeft(secondsOf(next.durationMs))
    setRound(next)
  }

  return {
    running: round.running,
    secondsLeft,
    stop: () => set({ ...round, running: false }),
    restart: (ms: number) => set({ durationMs: ms, running: true }),
    /** Asked for by the player: no later limit comes back. */
    keepOpen: () => {
      set({ ...round, running: false })
      kept.current = true
    },
  }
}

export type AutoClose = ReturnType<typeof useAutoClose>
