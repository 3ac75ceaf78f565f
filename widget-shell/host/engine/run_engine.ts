import { NUMBERS } from './numbers'
import { joinParts, type EngineParts } from './parts'
import { reducePlay } from './reduce_play'
import { anyRunning } from './timers'
import type { PlayEffect, PlayEvent, PlaySettings, PlayState } from './play_state'

export interface Clock {
  /** Milliseconds since some fixed point, never running backwards. */
  now: () => number
  every: (intervalMs: number, run: () => void) => () => void
}

export interface Engine {
  state: () => PlayState
  send: (event: PlayEvent) => void
  subscribe: (listener: () => void) => () => void
  /** Adds what loaded later; the events that waited for it are taken at once. */
  extend: (parts: EngineParts) => void
  /** Replaces the settings, from the next event on. */
  configure: (settings: PlaySettings) => void
  /** The clock stops while the page is hidden and does not catch up. */
  setAwake: (awake: boolean) => void
  stop: () => void
}

interface EngineSetup {
  state: PlayState
  settings: PlaySettings
  parts: EngineParts
}

/** Runs the engine: one event at a time, effects after the new state, a clock only while a timer runs. */
export function runEngine(
  setup: EngineSetup,
  clock: Clock,
  perform: (effect: PlayEffect) => void
): Engine {
  let { state, settings, parts } = setup
  let awake = true
  let stopClock: (() => void) | null = null
  let everyMs = 0
  let lastTickAt = 0
  let draining = false
  const waiting: PlayEvent[] = []
  /** Events that no part takes yet. */
  let early: PlayEvent[] = []
  const listeners = new Set<() => void>()

  const elapsed = (): PlayEvent => {
    const now = clock.now()
    const elapsedMs = now - lastTickAt
    lastTickAt = now
    return { type: 'ticked', elapsedMs }
  }

  const adjustClock = () => {
    const wanted = awake && anyRunning(state.timers)
    const nextMs = state.phase === 'playResponse' ? NUMBERS.playResponseTickMs : NUMBERS.tickMs
    if (stopClock && (!wanted || everyMs !== nextMs)) {
      stopClock()
      stopClock = null
    }
    if (!wanted || stopClock) return
    lastTickAt = clock.now()
    everyMs = nextMs
    stopClock = clock.every(everyMs, () => drain([]))
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
    const step = reducePlay(state, event, settings, parts)
    if (!step) return void early.push(event)
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
    extend(more) {
      parts = joinParts(parts, more)
      const missed = early
      early = []
      drain(missed)
    },
    configure(next) {
      settings = next
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
