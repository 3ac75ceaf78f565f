import type { Timer, TimerName } from '@sidepick/card-kit'

/** The timers cards may read, and those only the engine needs. */
export type EngineTimerName = TimerName | 'submitLimit' | 'outOfView'

export type Timers = Partial<Record<EngineTimerName, Timer>>

/** Adds a timer or replaces the one of that name. */
export function setTimer(timers: Timers, name: EngineTimerName, durationMs: number): Timers {
  return { ...timers, [name]: { remainingMs: durationMs, durationMs, completed: durationMs === 0 } }
}

export function dropTimer(timers: Timers, name: EngineTimerName): Timers {
  if (!timers[name]) return timers
  const rest = { ...timers }
  delete rest[name]
  return rest
}

/**
 * Takes `elapsedMs` off every running timer, never below 0, and names those that ended in this step.
 * Timers in `frozen` keep their rest.
 */
export function tickTimers(timers: Timers, elapsedMs: number, frozen: readonly EngineTimerName[]) {
  const next: Timers = {}
  const completed: EngineTimerName[] = []
  for (const [key, timer] of Object.entries(timers)) {
    const name = key as EngineTimerName
    if (timer.completed || frozen.includes(name)) {
      next[name] = timer
      continue
    }
    const remainingMs = Math.max(0, timer.remainingMs - elapsedMs)
    next[name] = { ...timer, remainingMs, completed: remainingMs === 0 }
    if (remainingMs === 0) completed.push(name)
  }
  return { timers: next, completed }
}

export function anyRunning(timers: Timers): boolean {
  return Object.values(timers).some((timer) => !timer.completed)
}
