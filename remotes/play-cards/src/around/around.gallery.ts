import type { CardProps, GalleryStates } from '@sidepick/card-kit'
import { NO_PICTURE } from '@sidepick/card-kit/testing/sample_game'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { ANA, asking, resultOf, visited } from '../moments'

type Play = Partial<CardProps['play']>

const game = NO_PICTURE

const over = (componentName: string, props?: Record<string, unknown>) => ({
  rule: { componentName, panel: 'mainPanel', position: 'main-overlay', props },
})
const asked = (name: string, play: Play, props?: Record<string, unknown>) => ({
  ...asking,
  play: samplePlay(play),
  ...over(name, props),
})
const stranger = (played: number): Play => ({
  gameIndex: played,
  sessionPoints: played * 40,
  onboarding: { played, limit: 5, locked: false, games: 50 },
})

export const GameInfo: GalleryStates = {
  'a challenge': { game, props: asked('GameInfo', { challengedBy: 'ana.luna' }) },
  'on the way': { game, props: asked('GameInfo', stranger(2)) },
  'on the way through a set': {
    game,
    props: asked('GameInfo', { ...stranger(2), set: { played: 2, size: 3, points: 10 } }),
  },
  'points to keep': { game, props: asked('GameInfo', stranger(5)) },
  'points that wait for a password': {
    game,
    viewer: { loggedIn: false, registered: true, promisedPoints: 1_020, profile: null },
    props: asked('GameInfo', { ...stranger(2), sessionPoints: 40 }),
  },
  'games left': { game, props: asked('GameInfo', { ...stranger(8), gamesLeft: 42 }) },
  'no games left': { game, props: asked('GameInfo', { ...stranger(20), gamesLeft: 0 }) },
  'the first tip of a player': { game, viewer: ANA, props: asked('GameInfo', {}) },
  'the second tip of a player': {
    game,
    viewer: ANA,
    props: asked('GameInfo', { gameIndex: 1, sessionPoints: 40 }),
  },
}

export const TransitionalOverlay: GalleryStates = {
  'after a right answer': {
    game,
    props: asked(
      'TransitionalOverlay',
      { ...visited(3, { streak: 3 }), gameIndex: 3 },
      { forMs: 3_600_000 }
    ),
  },
}

export const SkipSynopsis: GalleryStates = {
  'the title of the game': { game, props: asked('SkipSynopsis', {}) },
  'long words of a partner': {
    game,
    props: asked(
      'SkipSynopsis',
      {},
      {
        text: {
          'en-us': 'Two chefs, one pan and ten minutes: who leaves the kitchen with the applause?',
          'es-mx': 'Dos chefs, una sartén y diez minutos: ¿quién sale de la cocina con el aplauso?',
        },
      }
    ),
  },
}

export const TapsBonus: GalleryStates = {
  'before the first item': { game, props: asked('TapsBonus', { taps: { points: 0, most: 10 } }) },
  'some are caught': { game, props: asked('TapsBonus', { taps: { points: 4, most: 10 } }) },
}

export const CustomLink: GalleryStates = {
  'a picture that leads on': {
    game,
    props: {
      ...resultOf({}),
      ...over('CustomLink', {
        imageUrl: '/demo-media/orbit.svg',
        linkUrl: 'https://orbit.example/guide',
        name: 'The guide of Orbit',
      }),
    },
  },
}

export const QuickPlayIntro: GalleryStates = {
  'before the first game': {
    game,
    props: asked('QuickPlayIntro', { quickPlay: { games: 5, mode: 'QUICK_PLAY' } }),
  },
}

export const DiscountCodeBanner: GalleryStates = {
  'of a player': {
    game,
    viewer: ANA,
    props: {
      ...resultOf({ discountPercent: 30 }),
      ...over('DiscountCodeBanner', { discountCode: 'STOCK30' }),
    },
  },
  'a long code': {
    game,
    props: {
      ...resultOf({ discountPercent: 30 }),
      ...over('DiscountCodeBanner', { discountCode: 'WELCOME-TO-THE-LIBRARY-30' }),
    },
  },
}

export const RateCard: GalleryStates = {
  'after a game': {
    game,
    props: {
      ...resultOf({}),
      rule: { componentName: 'RateCard', panel: 'mainPanel', position: 'main-bottom' },
    },
  },
}
