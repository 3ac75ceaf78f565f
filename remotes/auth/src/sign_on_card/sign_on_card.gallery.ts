import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { sampleGame } from '@sidepick/card-kit/testing/sample_game'

const rule = { componentName: 'SignOnCard', panel: 'mainPanel', position: 'main-right' }
const play = samplePlay({ picked: 'A', sessionPoints: 40 })

export const states: GalleryStates = {
  'default': { props: { phase: 'result', rule } },
  'points wait': { props: { phase: 'result', rule, play } },
  'a prediction under way': {
    props: {
      phase: 'result',
      rule,
      game: sampleGame({ gameType: 'PREDICTION' }),
      play: samplePlay({ picked: 'A', sessionPoints: 40, correct: null }),
    },
  },
  'implied consent': {
    props: { phase: 'result', play, rule: { ...rule, props: { terms: 'compact' } } },
  },
}
