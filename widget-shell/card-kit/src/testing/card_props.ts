import type { CardProps, PlayView, ScreenProps } from '../contract'
import { sampleGame } from './sample_game'

/** A play of which nothing has happened yet. */
export function samplePlay(overrides: Partial<PlayView> = {}): PlayView {
  return {
    gameIndex: 0,
    picked: null,
    sideAPercent: null,
    winner: null,
    correct: null,
    points: { base: 0, bonus: 0, majority: 0, total: 0 },
    sessionPoints: 0,
    week: null,
    muted: true,
    captionsOn: true,
    hasNext: true,
    next: null,
    paused: false,
    ...overrides,
  }
}

/** Everything a card gets, in the question phase and in en-us; override what the case is about. */
export function cardProps(overrides: Partial<CardProps> = {}): CardProps {
  return {
    rule: { componentName: 'Card', panel: 'mainPanel', position: 'main-center' },
    panel: 'mainPanel',
    position: 'main-center',
    game: sampleGame(),
    phase: 'question',
    layout: 'GAME_PLAY',
    layoutMode: 'ActiveV',
    timers: {},
    play: samplePlay(),
    viewer: { loggedIn: false, loading: false, profile: null },
    locale: 'en-us',
    emit: () => undefined,
    ...overrides,
  }
}

/** Everything a screen gets, as a page and in en-us; override what the case is about. */
export function screenProps(overrides: Partial<ScreenProps> = {}): ScreenProps {
  return {
    name: 'Screen',
    place: 'page',
    params: {},
    query: {},
    props: {},
    viewer: { loggedIn: false, loading: false, profile: null },
    waitingPoints: 0,
    locale: 'en-us',
    emit: () => undefined,
    ...overrides,
  }
}
