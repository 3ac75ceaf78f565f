import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { quickStates } from '../prompts/quick_states'

const rule = {
  componentName: 'QuickSignUpCard',
  panel: 'mainPanel',
  position: 'main-bottom',
  replaces: ['SignOnCard'],
}

export const states: GalleryStates = {
  'no points': { props: { phase: 'result', rule } },
  'points come along': {
    props: { phase: 'result', rule, play: samplePlay({ sessionPoints: 40 }) },
  },
  'implied consent': { props: { phase: 'result', rule: { ...rule, props: { terms: 'compact' } } } },
  ...quickStates({ props: { phase: 'result', rule } }),
}
