import type { Timer, TimerName } from '@sidepick/card-kit'

/** No card draws them. */
export const ENGINE_TIMERS = ['submitLimit', 'outOfView', 'greeting', 'carousel', 'settle'] as const

/** The timers cards may read, and those only the engine needs. */
export type EngineTimerName = TimerName | (typeof ENGINE_TIMERS)[number]

/** Timers of cards: the engine runs them, and pauses them with the others. */
export type CardTimerName =
  'quickSignup' | 'prizeCard' | 'achievement' | 'partnerCountdown' | 'test'

export type Timers = Partial<Record<EngineTimerName, Timer>>

/** Adds a timer or replaces the one of that name. */
export function setTimer(timers: Timers, name: EngineTimerName, durationMs: number): Timers {
  return { ...timers, [name]: { remainingMs: durationMs, durationMs, completed: durationMs === 0 } }
}

/** Forces a timer to its end; one that is not there is left alone. */
export function clearTimer(timers: Timers, name: EngineTimerName): Timers {
  const timer = timers[name]
  return timer ? { ...timers, [name]: { ...timer, remainingMs: 0, completed: true } } : timers
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
