import type { PlayView } from '@sidepick/card-kit'
import { NUMBERS } from '../numbers'
import type { PlayState } from '../play_state'
import type { VisitState } from '../visit_state'

/** An ad game pays its own amount and no more; a screen between two games has nothing to catch. */
export const takesTaps = ({ step }: Pick<VisitState, 'step'>, { game }: Pick<PlayState, 'game'>) =>
  !step.tapsDisabled && game !== null && !game.isAd

/** What cards are told of the points that can be caught. */
export const tapsOf = (
  visit: Pick<VisitState, 'step' | 'taps'>,
  state: Pick<PlayState, 'game'>
): Partial<PlayView> =>
  takesTaps(visit, state) ? { taps: { points: visit.taps, most: NUMBERS.tapsMost } } : {}
