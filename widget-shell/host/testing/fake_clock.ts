import type { Clock } from '../engine/run_engine'

/** A clock that stands still until a test moves it; intervals fire in order of time. */
export function createFakeClock() {
  let now = 0
  const running = new Set<{ everyMs: number; nextAt: number; run: () => void }>()
  const clock: Clock = {
    now: () => now,
    every(everyMs, run) {
      const timer = { everyMs, nextAt: now + everyMs, run }
      running.add(timer)
      return () => running.delete(timer)
    },
  }
  const advance = (byMs: number) => {
    const end = now + byMs
    for (;;) {
      const due = [...running].filter((timer) => timer.nextAt <= end)
      const next = due.sort((one, other) => one.nextAt - other.nextAt)[0]
      if (!next) break
      now = next.nextAt
      next.nextAt += next.everyMs
      next.run()
    }
    now = end
  }
  return { clock, advance, running: () => running.size }
}
