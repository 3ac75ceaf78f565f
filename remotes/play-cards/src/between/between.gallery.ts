import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { sampleGame } from '@sidepick/card-kit/testing/sample_game'

const rule = (componentName: string) => ({
  componentName,
  panel: 'centerPanel',
  position: 'center-center',
})
const next = sampleGame({ id: 'game-2', text: 'Could an octopus open a jar from the inside?' })
const onboarding = (played: number) => ({ played, limit: 6, locked: true, games: 6 })
const more = (play: Parameters<typeof samplePlay>[0]) => ({
  props: {
    phase: 'interstitial' as const,
    layout: 'INTERSTITIAL_MORE_GAMES' as const,
    rule: rule('MoreGamesToSave'),
    play: samplePlay({ sessionPoints: 120, ...play }),
    timers: { autoAdvance: { remainingMs: 3_400, durationMs: 5_000, completed: false } },
  },
})

export const SwipeUp: GalleryStates = {
  'with the next question': {
    props: {
      phase: 'interstitial',
      layout: 'INTERSTITIAL_SWIPE_ANIMATION',
      rule: rule('SwipeUp'),
      play: samplePlay({ next }),
    },
  },
}

export const MoreGamesToSave: GalleryStates = {
  'four more': more({ onboarding: onboarding(2) }),
  'the choice': more({ onboarding: onboarding(5) }),
  'the choice with a discount': more({ onboarding: onboarding(5), discountPercent: 30 }),
}
