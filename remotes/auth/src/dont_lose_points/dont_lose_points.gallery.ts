import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { quickStates } from '../prompts/quick_states'

const rule = { componentName: 'DontLosePoints', panel: 'centerPanel', position: 'modal' }
const play = samplePlay({ sessionPoints: 120 })
const timers = { autoAdvance: { remainingMs: 7000, durationMs: 7000, completed: false } }
const shared = { position: 'modal', play, timers }

export const states: GalleryStates = {
  'new look': { props: { ...shared, rule } },
  'classic look': {
    props: { ...shared, rule: { ...rule, props: { variant: 'dontLoseYourPoints' } } },
  },
  'implied consent': { props: { ...shared, rule: { ...rule, props: { terms: 'compact' } } } },
  ...quickStates({ props: { ...shared, rule } }),
}
