import type {
  CommerceOffer as Offer,
  GalleryState,
  GalleryStates,
  Viewer,
} from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { sampleGame } from '@sidepick/card-kit/testing/sample_game'
import { ANA } from '../moments'

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

const OFFER: Offer = {
  provider: 'house',
  title: 'Two cinema tickets for the price of one',
  text: 'For everybody who plays this week. The code comes by e-mail.',
  label: 'Get the code',
  href: 'https://offers.example/two-for-one',
}
/** null for one that never comes. */
const offering = (offer: Offer | null, viewer?: Partial<Viewer>): GalleryState => ({
  ...(viewer && { viewer }),
  props: {
    phase: 'interstitial',
    layout: 'INTERSTITIAL_ROKT',
    rule: rule('CommerceOffer'),
  },
  prepare: (host) =>
    void (host.ads = () =>
      Promise.resolve({
        video: () => null,
        subscribe: () => () => undefined,
        display: () => Promise.resolve(null),
        offer: () => (offer ? Promise.resolve(offer) : new Promise<null>(() => undefined)),
        passiveDelayMs: () => 0,
      })),
})

export const CommerceOffer: GalleryStates = {
  'for a stranger': offering(OFFER),
  'for a player': offering(OFFER, ANA),
  'without more words': offering({ ...OFFER, text: '' }),
  'on its way': offering(null),
}

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
