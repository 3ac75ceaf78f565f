import { isWished } from './holds'
import type { EngineParts } from './parts'
import { tickTimers, type EngineTimerName } from './timers'
import type { PlayEffect, PlaySettings, PlayState, Step } from './play_state'

/** What stops a countdown: a reader who scrolled away, an open dialog, a player who wants more time or is asked something. */
type Pause = 'unseen' | 'dialog' | 'wish' | 'prompt'

const SHOWN: readonly Pause[] = ['unseen', 'dialog', 'wish']
/** A card may be the open dialog itself. */
const ON_CARD: readonly Pause[] = ['unseen', 'wish']

/** A pick that is locking is locked and sent, whatever happens around it. */
const PAUSED_BY: Record<EngineTimerName, readonly Pause[]> = {
  lockedPick: [],
  submitLimit: [],
  settle: [],
  majorityBonus: ['unseen'],
  resultPoll: SHOWN,
  autoAdvance: [...SHOWN, 'prompt'],
  playResponse: SHOWN,
  adTimeout: ['unseen'],
  quickSignup: ON_CARD,
  prizeCard: ON_CARD,
  achievement: ON_CARD,
  partnerCountdown: ON_CARD,
  greeting: SHOWN,
  carousel: ['dialog', 'wish'],
  test: [],
  idle: ['unseen', 'dialog'],
  outOfView: ['dialog'],
}

function frozenTimers(state: PlayState): EngineTimerName[] {
  const now: Record<Pause, boolean> = {
    unseen: !state.inView,
    dialog: state.holds.includes('dialog'),
    wish: isWished(state),
    prompt: state.holds.includes('prompt'),
  }
  const names = Object.keys(state.timers) as EngineTimerName[]
  return names.filter((name) => PAUSED_BY[name].some((pause) => now[pause]))
}

/** Takes the time off the timers and does what follows from those that ended, one after the other. */
export function tick(
  before: PlayState,
  elapsedMs: number,
  settings: PlaySettings,
  { onEnd, afterTick }: EngineParts
): Step {
  const { timers, completed } = tickTimers(before.timers, elapsedMs, frozenTimers(before))
  let state: PlayState = { ...before, timers }
  const effects: PlayEffect[] = []
  for (const name of completed) {
    // A part that has not loaded finds the timer at its end, and not past it.
    const step = onEnd[name]?.(state, settings) ?? {
      state: { ...state, timers: { ...state.timers, [name]: before.timers[name] } },
      effects: [],
    }
    state = step.state
    effects.push(...step.effects)
  }
  return { state: afterTick?.(state, settings) ?? state, effects }
}
