import type { GalleryStates } from '@sidepick/card-kit'
import { boardAnswers, BOARDS_PATH, FIFTEENTH } from '@sidepick/card-kit/testing/sample_board'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import {
  aPrize,
  CLAIMABLE,
  CONFIRMED,
  DRAWN_BOARD_ID,
  ownPoints,
  pageOf,
  PREVIOUS,
  viewer,
} from '../testing/samples'

const POINTS = 'GET /v1/leaderboards/points?distributorId=default'
const PRIZES = 'GET /v1/prizes'
const WINNERS = 'GET /v1/leaderboards/previousLeaderboards?distributorId=default'

const CLAIMS = 'GET /v1/gameplays?state=claimable&limit=10'
const COUNT = 'GET /v1/notifications/count'

const player = (points: number, prizes: unknown[] = [], wins: PlayWithGame[] = []) => ({
  viewer,
  props: { place: 'page' as const },
  answers: {
    ...boardAnswers(FIFTEENTH),
    [POINTS]: { body: ownPoints(points) },
    [PRIZES]: { body: prizes },
    [CLAIMS]: { body: pageOf(wins) },
    [COUNT]: { body: { count: 0, rewardsToClaim: wins.length } },
  },
})

export const states: GalleryStates = {
  'of a stranger': {
    props: { place: 'page', waitingPoints: 340 },
    answers: boardAnswers(FIFTEENTH),
  },
  'on the way': player(1_240),
  'of a winner': player(2_400, [aPrize(), { ...CONFIRMED, leaderboardId: DRAWN_BOARD_ID }]),
  'with a win to claim': player(1_240, [], [CLAIMABLE]),
  'no week runs': { answers: { [`GET ${BOARDS_PATH}`]: { body: [] } } },
  'who won': {
    viewer,
    props: { place: 'page', query: { tab: 'winners' } },
    answers: { [WINNERS]: { body: PREVIOUS } },
  },
  'no drawing yet': { props: { query: { tab: 'winners' } }, answers: { [WINNERS]: { body: [] } } },
  'the board': {
    viewer,
    props: { query: { tab: 'leaderboard' } },
    answers: boardAnswers(FIFTEENTH),
  },
  'out of reach': { answers: { [`GET ${BOARDS_PATH}`]: { status: 404 } } },
}
