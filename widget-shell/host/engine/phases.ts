import { setTimer } from './timers'
import { settleLocally } from './settle_locally'
import type { Game } from '@sidepick/rules/types'
import type { Outcome, Pick, PlayEffect, PlaySettings, PlayState, Step } from './play_state'

const stay = (state: PlayState, effects: PlayEffect[] = []): Step => ({ state, effects })

/** The game with its answer as the outcome tells it: cards read it off the game, before the pick and after. */
export function withAnswer<Of extends Game | null>(game: Of, { correctAnswer }: Outcome): Of {
  return game && { ...game, correctAnswer }
}

/** Waits for a first tap: muted, no clock running, no points. */
export function fallBackToPassive(state: PlayState): Step {
  return stay({ ...state, phase: 'passive', muted: true, timers: {} })
}

export function beginQuestion(state: PlayState, settings: PlaySettings): Step {
  const idle = setTimer({}, 'idle', settings.timings.idleMs)
  const timers = state.inView ? idle : setTimer(idle, 'outOfView', settings.timings.outOfViewMs)
  return stay({ ...state, phase: 'question', pick: null, outcome: null, timers })
}

/** Leaves passive: the gesture that starts the game also turns the sound on. */
export function startGameplay(state: PlayState, settings: PlaySettings): Step {
  if (state.phase !== 'passive' || !state.game) return stay(state)
  const { state: question } = beginQuestion({ ...state, muted: state.mutedByPlayer }, settings)
  return stay(question, [{ type: 'game_started', game: state.game }])
}

export function lockPick(state: PlayState, pick: Pick, settings: PlaySettings): Step {
  if (!state.game) return stay(state)
  const { lockMs } = settings.timings
  const made: PlayEffect = { type: 'pick_made', pick, game: state.game, gameIndex: state.gameIndex }
  const timers = setTimer({}, 'lockedPick', lockMs)
  const locking: PlayState = { ...state, phase: 'locking', pick, timers }
  if (lockMs > 0) return stay(locking, [made])
  const submitted = submitPick(locking, settings)
  return stay(submitted.state, [made, ...submitted.effects])
}

export function submitPick(state: PlayState, settings: PlaySettings): Step {
  const { game, pick } = state
  if (!game || !pick) return stay(state)
  const local = settleLocally(game, pick.side, settings.votes[game.id], settings.points)
  const timers = setTimer(state.timers, 'submitLimit', settings.timings.submitLimitMs)
  return stay({ ...state, phase: 'locked', timers }, [{ type: 'submit_pick', pick, game, local }])
}

export function showBonus(
  state: PlayState,
  outcome: Outcome,
  confirmed: boolean,
  settings: PlaySettings
): Step {
  if (!state.game) return stay(state)
  const unconfirmed = confirmed
    ? state.unconfirmed
    : { ...state.unconfirmed, [state.game.id]: outcome.points.total }
  const timers = setTimer({}, 'majorityBonus', settings.timings.bonusMs)
  const game = withAnswer(state.game, outcome)
  return stay({ ...state, phase: 'majorityBonus', game, outcome, unconfirmed, timers })
}

export function showResult(state: PlayState, settings: PlaySettings): Step {
  const { game, outcome } = state
  if (!game || !outcome) return stay(state)
  const durationMs = settings.timings.resultMs[state.loggedIn ? 'loggedIn' : 'loggedOut']
  const timers = setTimer(setTimer({}, 'resultPoll', durationMs), 'autoAdvance', durationMs)
  const sessionPoints = state.sessionPoints + outcome.points.total
  const finished: PlayEffect = { type: 'game_finished', game, outcome }
  return stay({ ...state, phase: 'result', sessionPoints, timers }, [finished])
}

/** On to the next game of the queue; without one, the end screen over the last game. */
export function advance(before: PlayState, settings: PlaySettings): Step {
  // The card with the pointer or focus is removed with its game and cannot report that it lost them.
  const state = { ...before, holds: before.holds.filter((reason) => reason !== 'attention') }
  const [next, ...queue] = state.queue
  if (!next) {
    const timers = setTimer({}, 'autoAdvance', settings.timings.endScreenMs)
    const ended: PlayEffect = { type: 'list_ended', loggedIn: state.loggedIn }
    return stay({ ...state, phase: 'ended', timers }, [ended])
  }
  const gameIndex = state.gameIndex + 1
  const begun = beginQuestion({ ...state, game: next, queue, gameIndex }, settings)
  return stay(begun.state, [{ type: 'game_started', game: next }])
}
