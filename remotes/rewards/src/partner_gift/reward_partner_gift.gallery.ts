import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'

const rule = {
  componentName: 'RewardPartnerGift',
  panel: 'mainPanel',
  position: 'main-right',
  props: { pointsPerPlay: 5 },
}

const after = (played: number) => ({
  props: {
    rule,
    phase: 'result' as const,
    play: samplePlay({ picked: 'A', day: { played, games: 3 } }),
  },
})

export const states: GalleryStates = { 'after two games': after(2), 'after one game': after(1) }
