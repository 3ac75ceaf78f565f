import type { GalleryStates } from '@sidepick/card-kit'
import { celebrating } from '../moments'

export const states: GalleryStates = {
  'the majority': { props: celebrating() },
  'the right answer': {
    props: celebrating({ points: { base: 10, bonus: 20, majority: 0, total: 30 } }),
  },
  'a play': {
    props: celebrating({
      correct: false,
      points: { base: 10, bonus: 0, majority: 0, total: 10 },
    }),
  },
}
