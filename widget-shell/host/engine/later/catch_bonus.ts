import { NUMBERS } from '../numbers'
import type { Pick, PlaySettings, PlayState, Step } from '../play_state'
import { takesTaps } from './taps'
import { visitOf, withVisit } from './visit'

/** One point, as long as nothing is picked and the most is not reached. */
export function catchBonus(state: PlayState, settings: PlaySettings): PlayState {
  const visit = visitOf(state, settings)
  const may = state.phase === 'question' && takesTaps(visit, state)
  if (!may || visit.taps >= NUMBERS.tapsMost) return state
  return withVisit(state, { taps: visit.taps + 1 }, settings)
}

/** Adds something to the pick that was just made, and to everything that is told of it. */
export function extendPick({ state, effects }: Step, more: Partial<Pick>): Step {
  const { pick } = state
  if (!pick) return { state, effects }
  const extended = { ...pick, ...more }
  return {
    state: { ...state, pick: extended },
    effects: effects.map((effect) => ('pick' in effect ? { ...effect, pick: extended } : effect)),
  }
}
