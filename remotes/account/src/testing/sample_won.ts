import { sampleId } from '@sidepick/card-kit/testing/sample_board'
import { aPlay, aPrediction } from '@sidepick/card-kit/testing/sample_plays'
import type { PlayWithGame, Prize } from '@sidepick/rules/generated_wire'

/** A player's last plays, one of each outcome. */
export const LAST_GAMES: PlayWithGame[] = [
  aPrediction(1, 'Will the striker stay at the club?', ['matched', 'new']),
  aPrediction(2, 'Will it snow in Madrid before Christmas?', ['won', 'ended'], {
    claimablePoints: 100,
    claimableUntil: '2036-01-05T00:00:00.000Z',
  }),
  aPrediction(3, 'Will the night train to Lisbon run again next year?', ['won', 'ended'], {
    claimedAt: '2026-11-21T12:00:00.000Z',
  }),
  aPrediction(4, 'Will the film win the prize?', ['lost', 'ended']),
  aPlay(5, { state: 'canceled', game: null }),
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
