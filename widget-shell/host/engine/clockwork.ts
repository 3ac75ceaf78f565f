import { advance, fallBackToPassive, showBonus, showResult, submitPick } from './phases'
import { settleLocally } from './settle_locally'
import { tickTimers, type EngineTimerName } from './timers'
import type { HoldReason, PlayEffect, PlaySettings, PlayState, Step } from './play_state'

const nothing = (state: PlayState): Step => ({ state, effects: [] })

/** Whether the automatic advance is paused. */
export function isPaused(state: PlayState): boolean {
  return state.autoNavigateStopped || state.holds.length > 0
}

export function setHold(state: PlayState, reason: HoldReason, held: boolean): PlayState {
  if (state.holds.includes(reason) === held) return state
  const holds = held ? [...state.holds, reason] : state.holds.filter((other) => other !== reason)
  return { ...state, holds }
}

function frozenTimers(state: PlayState): EngineTimerName[] {
  const frozen: EngineTimerName[] = isPaused(state) ? ['autoAdvance', 'resultPoll'] : []
  return state.holds.includes('dialog') ? [...frozen, 'idle', 'outOfView'] : frozen
}

function goPassive(state: PlayState, settings: PlaySettings): Step {
  const may = state.phase === 'question' && settings.passiveModeEnabled
  return may ? fallBackToPassive(state) : nothing(state)
}

/** The browser's own numbers stand in until the server answers; the pick is sent again later. */
function goOnWithoutAnswer(state: PlayState, settings: PlaySettings): Step {
  const { game, pick } = state
  if (state.phase !== 'locked' || !game || !pick) return nothing(state)
  const local = settleLocally(game, pick.side, settings.votes[game.id], settings.points)
  return showBonus(state, local, false, settings)
}

function leaveResult(state: PlayState, settings: PlaySettings): Step {
  if (state.phase === 'result') return advance(state, settings)
  const askToSignUp = state.phase === 'ended' && !state.loggedIn
  return { state, effects: askToSignUp ? [{ type: 'prompt_sign_up' }] : [] }
}

type OnEnd = (state: PlayState, settings: PlaySettings) => Step

const onEnd: Partial<Record<EngineTimerName, OnEnd>> = {
  lockedPick: (state, settings) =>
    state.phase === 'locking' ? submitPick(state, settings) : nothing(state),
  submitLimit: goOnWithoutAnswer,
  majorityBonus: (state, settings) =>
    state.phase === 'majorityBonus' ? showResult(state, settings) : nothing(state),
  autoAdvance: leaveResult,
  idle: goPassive,
  outOfView: goPassive,
}

export function tick(before: PlayState, elapsedMs: number, settings: PlaySettings): Step {
  const { timers, completed } = tickTimers(before.timers, elapsedMs, frozenTimers(before))
  let state: PlayState = { ...before, timers }
  const effects: PlayEffect[] = []
  for (const name of completed) {
    const step = onEnd[name]?.(state, settings)
    if (!step) continue
    state = step.state
    effects.push(...step.effects)
  }
  return { state, effects }
}
