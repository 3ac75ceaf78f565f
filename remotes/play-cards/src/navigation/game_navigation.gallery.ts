import type { GalleryStates } from '@sidepick/card-kit'
import { lastOne, right } from '../moments'

const rule = { componentName: 'GameNavigation', panel: 'bottom', position: 'bottom-center' }
const autoAdvance = { remainingMs: 2_000, durationMs: 5_000, completed: false }

export const GameNavigation: GalleryStates = {
  'to the next game': { props: right },
  'inside a set of games': { props: { ...right, rule: { ...rule, props: { insideSet: true } } } },
  'about to go on by itself': {
    props: { ...right, timers: { autoAdvance }, play: { ...right.play, stopped: false } },
  },
  'held under the mouse': {
    props: {
      ...right,
      timers: { autoAdvance },
      play: { ...right.play, paused: true, stopped: false },
    },
  },
  'stopped by the player': {
    props: {
      ...right,
      timers: { autoAdvance },
      play: { ...right.play, paused: true, stopped: true },
    },
  },
  'after the last game': { props: lastOne },
}
