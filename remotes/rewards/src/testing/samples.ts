import { ANA } from '@sidepick/card-kit/testing/sample_profile'
import { BOARD_ID, sampleBoard, sampleId as idOf } from '@sidepick/card-kit/testing/sample_board'
import { aPlay, aPrediction } from '@sidepick/card-kit/testing/sample_plays'
import type { AccountBalance } from '@sidepick/rules/generated_wire'
import type {
  LedgerLine,
  Notification,
  OwnPoints,
  PlayWithGame,
  PreviousLeaderboard,
  Prize,
} from '@sidepick/rules/generated_wire'

const { id, username, avatar, profileColor } = ANA

/** A player for the gallery. */
export const viewer = { loggedIn: true, profile: { id, username, avatar, profileColor } }

export const CLAIMABLE = aPlay(3, {
  state: 'won',
  points: 10,
  claimablePoints: 100,
  claimableUntil: '2026-12-20T12:00:00.000Z',
  game: {
    text: 'Will it snow in Madrid before Christmas?',
    gameType: 'PREDICTION',
    sideA: 'Yes',
    sideB: 'No',
    state: 'ended',
    endTime: '2026-11-19T00:00:00.000Z',
  },
})

/** Plays in most of the states that a list has to show. */
export const PLAYS: PlayWithGame[] = [
  aPlay(1),
  aPlay(2, { side: 'A', state: 'lost', correct: false, points: 10 }),
  CLAIMABLE,
  aPrediction(4, 'Will the night train to Lisbon run again next year?', ['matched', 'new']),
  aPrediction(5, 'Will the striker stay at the club?', ['matched', 'waiting_for_declaration']),
  aPrediction(6, 'Will the film win the prize?', ['declared_winner', 'winner_declared']),
  aPrediction(7, 'Will the record fall?', ['canceled', 'canceled']),
  aPlay(8, { game: null }),
]

function told(n: number, change: Partial<Notification> = {}): Notification {
  return {
    id: idOf(2_000 + n),
    type: 'game_won',
    title: 'You won!',
    body: 'You were right about “Will it snow in Madrid before Christmas?”.',
    data: { gameId: idOf(1_003), gamePlayId: idOf(3), leaderboardId: null, amount: null },
    createdAt: '2026-11-20T12:00:00.000Z',
    readAt: null,
    ...change,
  }
}

const nowhere = { gameId: null, gamePlayId: null, leaderboardId: null, amount: 2 }

export const NOTIFICATIONS: Notification[] = [
  told(1),
  told(2, {
    type: 'gray_converted',
    title: 'New black tickets',
    body: 'Your wins turned into 2 black tickets.',
    data: nowhere,
  }),
  told(3, {
    type: 'promotion',
    title: 'You moved up',
    body: 'You were promoted to a higher league and got 500 points.',
    data: nowhere,
    readAt: '2026-11-20T13:00:00.000Z',
  }),
]

export function aLine(n: number, change: Partial<LedgerLine> = {}): LedgerLine {
  return {
    id: idOf(3_000 + n),
    type: 'game_outcome',
    source: null,
    currency: 'point',
    amount: 100,
    balanceAfter: 1_440,
    reference: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    ...change,
  }
}

export const LINES: LedgerLine[] = [
  aLine(1),
  aLine(2, { type: 'free_gift', currency: 'white', amount: 5, balanceAfter: 5 }),
  aLine(3, { type: 'game_played', currency: 'white', amount: -1, balanceAfter: 4 }),
  aLine(4, { type: 'game_played', currency: 'free', amount: 0, balanceAfter: null }),
  aLine(5, { type: 'redeem', currency: 'coin', amount: -500, balanceAfter: 120 }),
]

export const BALANCE: AccountBalance = {
  whiteTickets: 5,
  blackTickets: 2,
  coins: 620,
  pendingCoins: 0,
  gray: 40,
  points: 1_440,
  canCollectFreeGift: false,
  nextFreeGiftAt: '2026-11-21T00:00:00.000Z',
  expiringWhite: null,
}

export const pageOf = <Item>(items: Item[], next: string | null = null) => ({ items, next })

export const statsOf = (play: PlayWithGame) => ({
  gameId: play.gameId,
  state: play.game?.state ?? 'active',
  plays: 1_204,
  players: 1_204,
  sideA: 448,
  sideB: 756,
  sideAPercent: 37,
  sideBPercent: 63,
})

/** Boards whose prizes are drawn: the player's own, and another. */
export const WON_BOARD_ID = idOf(504)
export const DRAWN_BOARD_ID = idOf(502)

export const ownPoints = (points: number, unmet: OwnPoints['unmet'] = []): OwnPoints[] => [
  { leaderboardId: BOARD_ID, points, rank: 15, qualified: points >= 1_500, unmet },
]

export function aPrize(change: Partial<Prize> = {}): Prize {
  return {
    leaderboardId: WON_BOARD_ID,
    prizeTitle: 'A gift card of 50 dollars',
    place: 1,
    state: 'offered',
    reason: null,
    offeredAt: '2026-11-20T05:00:00.000Z',
    confirmBefore: '2036-01-22T05:00:00.000Z',
    confirmedAt: null,
    passedOnAt: null,
    fulfilledAt: null,
    initialsOnly: false,
    contact: null,
    ...change,
  }
}

export const CONFIRMED = aPrize({
  state: 'confirmed',
  confirmedAt: '2026-11-21T05:00:00.000Z',
  contact: {
    payoutEmail: null,
    address: {
      name: 'Ana Luna',
      line1: '1 Main Street',
      line2: null,
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
    },
  },
})

const past = (change: Partial<PreviousLeaderboard>): PreviousLeaderboard => ({
  ...sampleBoard({ endDate: '2026-11-16T05:00:00.000Z' }),
  league: null,
  state: 'awarded',
  awardedAt: '2026-11-17T05:00:00.000Z',
  winners: [],
  ...change,
})

/** A week that waits for its drawing, one with winners, a league's, and one on which nobody was. */
export const PREVIOUS: PreviousLeaderboard[] = [
  past({ id: idOf(503), state: 'drawing_pending', awardedAt: null, prizeTitle: 'A bicycle' }),
  past({
    id: DRAWN_BOARD_ID,
    winners: [
      { username: 'mar.y.sol', avatar: null, profileColor: 'e4572e' },
      { username: 'T. T.', avatar: null, profileColor: '2f6ea8' },
    ],
  }),
  past({
    id: idOf(505),
    prizeTitle: 'A board game',
    league: 'level2',
    winners: [{ username: 'oak', avatar: null, profileColor: '1b5e57' }],
  }),
  past({ id: idOf(501), prizeTitle: 'Two tickets for the final' }),
]
