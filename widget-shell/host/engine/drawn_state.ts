import type { Timer } from '@sidepick/card-kit'
import type { PlayState } from './play_state'
import { ENGINE_TIMERS, type EngineTimerName, type Timers } from './timers'

const isHidden = (name: string) => ENGINE_TIMERS.some((hidden) => hidden === name)

const inSeconds = ({ remainingMs }: Timer) => Math.ceil(remainingMs / 1000)

function looksSame(one: Timer | undefined, other: Timer | undefined): boolean {
  if (one === other) return true
  if (!one || !other) return false
  const isSameTimer = one.durationMs === other.durationMs && one.completed === other.completed
  return isSameTimer && inSeconds(one) === inSeconds(other)
}

function lookSame(one: Timers, other: Timers): boolean {
  const names = Object.keys({ ...one, ...other }) as EngineTimerName[]
  return names.every((name) =>
    isHidden(name) ? !one[name] === !other[name] : looksSame(one[name], other[name])
  )
}

/**
 * The state as it is drawn: countdowns are shown in whole seconds, so a tick within a second gives the last state again,
 * and nothing is drawn.
 */
export function drawnState(last: PlayState | null, next: PlayState): PlayState {
  if (!last || !lookSame(last.timers, next.timers)) return next
  const keys = Object.keys(next) as (keyof PlayState)[]
  const isSame = keys.every((key) => key === 'timers' || last[key] === next[key])
  return isSame ? last : { ...next, timers: last.timers }
}
