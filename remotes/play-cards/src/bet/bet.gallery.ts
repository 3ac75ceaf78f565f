import type { Bet, CardProps, GalleryStates, Wager } from '@sidepick/card-kit'
import { NO_PICTURE } from '@sidepick/card-kit/testing/sample_game'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { ANA, locking, resultOf } from '../moments'
import type { AccountBalance } from '@sidepick/rules/generated_wire'

const game = NO_PICTURE

const BALANCE: AccountBalance = {
  whiteTickets: 5,
  blackTickets: 42,
  coins: 620,
  pendingCoins: 0,
  gray: 40,
  points: 1_440,
  canCollectFreeGift: false,
  nextFreeGiftAt: '2026-11-21T00:00:00.000Z',
  expiringWhite: null,
}
const PAYS = { winCoins: 170, grayPerWin: 1 }

/** The API for a player with this balance. */
const holding = (over: Partial<AccountBalance> = {}) => ({
  game,
  viewer: ANA,
  answers: { 'GET /v1/wallets/account-balance': { body: { ...BALANCE, ...over } } },
})

const WHITE: Bet = {
  side: 'A',
  offers: ['white'],
  ticketType: 'white',
  quantity: null,
  purchasable: false,
  placed: false,
}
const BLACK: Bet = { ...WHITE, offers: ['white', 'black'], ticketType: 'black' }

const below = (componentName: string, bet: Bet) => ({
  phase: 'betting' as const,
  play: samplePlay({ picked: bet.side, bet }),
  rule: { componentName, panel: 'mainPanel', position: 'main-bottom', props: PAYS },
})

export const TicketToggle: GalleryStates = {
  'both kinds': { props: below('TicketToggle', BLACK), ...holding() },
  'without black tickets': { props: below('TicketToggle', WHITE), ...holding() },
}

export const BetSlider: GalleryStates = {
  'black tickets': { props: below('BetSlider', BLACK), ...holding() },
  'one white ticket': { props: below('BetSlider', WHITE), ...holding() },
}

export const BetDetails: GalleryStates = {
  'black tickets': { props: below('BetDetails', { ...BLACK, quantity: 25 }), ...holding() },
  'a white ticket': { props: below('BetDetails', WHITE), ...holding() },
  'too few tickets': {
    props: below('BetDetails', { ...BLACK, quantity: 60 }),
    ...holding(),
  },
}

export const NeededTicketsAlert: GalleryStates = {
  'no white ticket': { props: below('NeededTicketsAlert', WHITE), ...holding({ whiteTickets: 0 }) },
  'no white ticket, and a gift': {
    props: below('NeededTicketsAlert', WHITE),
    ...holding({ whiteTickets: 0, canCollectFreeGift: true }),
  },
  'too few black tickets': {
    props: below('NeededTicketsAlert', { ...BLACK, quantity: 60 }),
    ...holding(),
  },
  'tickets for sale': {
    props: below('NeededTicketsAlert', { ...BLACK, quantity: 60, purchasable: true }),
    ...holding(),
  },
}

const locked = (play: Partial<CardProps['play']>, remainingMs: number) => ({
  game,
  props: {
    ...locking,
    play: { ...locking.play, ...play },
    timers: { lockedPick: { remainingMs, durationMs: 3_000, completed: false } },
    rule: { componentName: 'LockedPickModal', panel: 'mainPanel', position: 'main-overlay' },
  },
})

export const LockedPickModal: GalleryStates = {
  'a stake': locked({ bet: { ...BLACK, quantity: 10, placed: true } }, 2_400),
  'a quick round': locked({ quickPlay: { games: 5, mode: 'QUICK_PLAY' } }, 900),
}

const RIVAL = { username: 'leo.rios', avatar: null, profileColor: '17807e', quantity: 8 }

const became = (bet: Bet, wager: Wager) => ({
  game,
  viewer: ANA,
  props: {
    ...resultOf({ bet: { ...bet, placed: true }, wager }),
    rule: {
      componentName: 'GameResult',
      panel: 'mainPanel',
      position: 'main-overlay',
      props: PAYS,
    },
  },
})

export const GameResult: GalleryStates = {
  'won': became({ ...WHITE, quantity: 1 }, { state: 'won', matched: 1, opponents: [] }),
  'lost': became({ ...WHITE, quantity: 1 }, { state: 'lost', matched: 1, opponents: [] }),
  'decided later': became(
    { ...WHITE, quantity: 1 },
    { state: 'matched', matched: 1, opponents: [] }
  ),
  'matched': became(
    { ...BLACK, quantity: 10 },
    { state: 'matched', matched: 8, opponents: [RIVAL] }
  ),
  'without an opponent': became(
    { ...BLACK, quantity: 10 },
    { state: 'waiting_for_match', matched: 0, opponents: [] }
  ),
}

const before = (componentName: string, play: Partial<CardProps['play']> = {}) => ({
  phase: 'passive' as const,
  play: samplePlay(play),
  rule: { componentName, panel: 'mainPanel', position: 'main-overlay' },
})

export const WelcomeDialog: GalleryStates = {
  'on the first visit': { game, viewer: ANA, props: before('WelcomeDialog') },
}

export const OnboardingIntro: GalleryStates = {
  'of a stranger who is new': {
    game,
    props: before('OnboardingIntro', {
      onboarding: { played: 0, limit: 5, locked: false, games: 50 },
    }),
  },
}
