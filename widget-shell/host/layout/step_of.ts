import type { LayoutName } from '@sidepick/rules/positions'
import type { PlayState } from '../engine/play_state'

/** What the step of an experience script says about the screen. */
interface StepOnScreen {
  /** Name of the layout; a game's own as long as no script runs. */
  layout: LayoutName | undefined
  /** The interval of the play response; null outside of it. */
  interval: number | null
  /** Results of this visit. */
  results: number
}

export function stepOf({ visit, phase }: PlayState): StepOnScreen {
  return {
    layout: visit?.layout,
    interval: visit && phase === 'playResponse' ? visit.interval : null,
    results: visit?.tally.results ?? 0,
  }
}
