import type { Game } from '@sidepick/rules/types'

/** Of a game without a picture behind the cards, which would be most of what their stored pictures take. */
export const NO_PICTURE: Partial<Game> = {
  videoUrls: { mp4720: null, poster: null },
  landscapeVideoUrls: { mp4720: null },
}

/** A game with everything set, for specs and harness pages; override what the case is about. */
export function sampleGame(overrides: Partial<Game> = {}): Game {
  return {
    id: 'game-1',
    text: 'Which planet could float in a giant bathtub?',
    gameTitle: 'Planet bath time',
    gameType: 'TRIVIA',
    sideA: 'Jupiter',
    sideB: 'Saturn',
    correctAnswer: 'B',
    state: 'active',
    startTime: '2026-01-05T00:00:00.000Z',
    lastJoinTime: '2036-01-05T00:00:00.000Z',
    endTime: '2036-01-05T00:00:00.000Z',
    isAd: false,
    isPrivate: false,
    orientation: 'portrait',
    language: 'en-us',
    creatorId: 'creator-1',
    creator: {
      userName: 'dailyfold',
      profileColor: 'e4572e',
      avatar: null,
      partnerName: 'The Daily Fold',
    },
    categoryId: 'category-1',
    category: { categoryName: 'Space' },
    sourceUrl: null,
    videoUrls: { mp4720: '/media/planet.mp4', poster: '/media/planet.webp' },
    landscapeVideoUrls: { mp4720: '/media/planet_wide.mp4' },
    landscapeGame: false,
    metadata: {},
    ...overrides,
  }
}
