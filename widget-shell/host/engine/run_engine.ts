import { reducePlay } from './reduce_play'
import { anyRunning } from './timers'
import type { PlayEffect, PlayEvent, PlaySettings, PlayState } from './play_state'

/** Resolution of every countdown, in milliseconds. */
const TICK_MS = 250

export interface Clock {
  /** Milliseconds since some fixed point, never running backwards. */
  now: () => number
  every: (intervalMs: number, run: () => void) => () => void
}

export interface Engine {
  state: () => PlayState
  send: (event: PlayEvent) => void
  subscribe: (listener: () => void) => () => void
  /** The clock stops while the page is hidden and does not catch up. */
  setAwake: (awake: boolean) => void
  stop: () => void
}

/** Runs the engine: one event at a time, effects after the new state, a clock only while a timer runs. */
export function runEngine(
  initial: PlayState,
  settings: PlaySettings,
  clock: Clock,
  perform: (effect: PlayEffect) => void
): Engine {
  let state = initial
  let awake = true
  let stopClock: (() => void) | null = null
  let lastTickAt = 0
  let draining = false
  const waiting: PlayEvent[] = []
  const listeners = new Set<() => void>()

  const elapsed = (): PlayEvent => {
    const now = clock.now()
    const elapsedMs = now - lastTickAt
    lastTickAt = now
    return { type: 'ticked', elapsedMs }
  }

  const adjustClock = () => {
    const wanted = awake && anyRunning(state.timers)
    if (wanted && !stopClock) {
      lastTickAt = clock.now()
      stopClock = clock.every(TICK_MS, () => drain([]))
    } else if (!wanted && stopClock) {
      stopClock()
      stopClock = null
    }
  }

  // Elapsed time is applied to running timers before the event, not to timers that the event starts.
  const drain = (events: PlayEvent[]) => {
    if (stopClock) waiting.push(elapsed())
    waiting.push(...events)
    if (draining) return
    draining = true
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) take(next)
    } finally {
      draining = false
    }
  }

  const take = (event: PlayEvent) => {
    const step = reducePlay(state, event, settings)
    const changed = step.state !== state
    state = step.state
    adjustClock()
    if (changed) for (const listener of listeners) listener()
    for (const effect of step.effects) perform(effect)
  }

  adjustClock()

  return {
    state: () => state,
    send: (event) => drain([event]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setAwake(next) {
      awake = next
      adjustClock()
    },
    stop() {
      stopClock?.()
      stopClock = null
      listeners.clear()
    },
  }
}
