import { sampleId } from '@sidepick/card-kit/testing/sample_board'
import type { PlayWithGame, Prize } from '@sidepick/rules/generated_wire'

const aPlay = (
  n: number,
  text: string,
  change: Partial<PlayWithGame> & Pick<PlayWithGame, 'state'>
): PlayWithGame => ({
  id: sampleId(n),
  gameId: sampleId(1_000 + n),
  userId: sampleId(9_999),
  side: 'B',
  ticketType: 'free',
  quantity: 1,
  matched: 1,
  rewardType: null,
  distributorId: 'default',
  widgetId: null,
  returnUrl: null,
  points: 30,
  correct: null,
  correctAnswer: null,
  opponents: {},
  claimedAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  game: {
    text,
    gameType: 'PREDICTION',
    sideA: 'Yes',
    sideB: 'No',
    state: 'ended',
    endTime: '2026-11-19T00:00:00.000Z',
    poster: null,
  },
  claimablePoints: 0,
  claimableUntil: null,
  ...change,
})

/** A player's last plays, one of each outcome. */
export const LAST_GAMES: PlayWithGame[] = [
  aPlay(1, 'Will the striker stay at the club?', { state: 'matched' }),
  aPlay(2, 'Will it snow in Madrid before Christmas?', {
    state: 'won',
    claimablePoints: 100,
    claimableUntil: '2036-01-05T00:00:00.000Z',
  }),
  aPlay(3, 'Will the night train to Lisbon run again next year?', { state: 'won' }),
  aPlay(4, 'Will the film win the prize?', { state: 'lost' }),
  aPlay(5, 'Will the record fall?', { state: 'canceled', game: null }),
]

const aPrize = (n: number, prizeTitle: string, state: Prize['state']): Prize => ({
  leaderboardId: sampleId(n),
  prizeTitle,
  place: 1,
  state,
  reason: null,
  offeredAt: '2026-11-20T05:00:00.000Z',
  confirmBefore: '2036-01-22T05:00:00.000Z',
  confirmedAt: null,
  passedOnAt: null,
  fulfilledAt: null,
  initialsOnly: false,
  contact: null,
})

/** As the platform lists them, the one that waits in the middle. */
export const PRIZES: Prize[] = [
  aPrize(504, 'Two tickets for the final', 'fulfilled'),
  aPrize(505, 'A gift card of 50 dollars', 'offered'),
  aPrize(506, 'A bicycle', 'waiting'),
]
