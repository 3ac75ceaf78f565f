import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { quickStates } from '../prompts/quick_states'

const rule = { componentName: 'DontLosePoints', panel: 'centerPanel', position: 'modal' }
const play = samplePlay({ sessionPoints: 120 })
const shared = { position: 'modal', play }

export const states: GalleryStates = {
  'new look': { props: { ...shared, rule } },
  'classic look': {
    props: { ...shared, rule: { ...rule, props: { variant: 'dontLoseYourPoints' } } },
  },
  'implied consent': { props: { ...shared, rule: { ...rule, props: { terms: 'compact' } } } },
  ...quickStates({ props: { ...shared, rule } }),
}
