import type { GalleryStates } from '@sidepick/card-kit'
import { quickStates } from '../prompts/quick_states'

export const states: GalleryStates = {
  'no points': { props: { waitingPoints: 0 } },
  'points come along': { props: { waitingPoints: 2000 } },
  'implied consent': { props: { waitingPoints: 40, props: { terms: 'compact' } } },
  ...quickStates({ props: { waitingPoints: 40 } }),
}
