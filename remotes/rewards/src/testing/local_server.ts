import {
  startServer as startLocalServer,
  type Reply,
} from '@sidepick/card-kit/testing/local_server'
import {
  BOARDS_PATH,
  FIFTEENTH,
  LEAGUE_PATH,
  sampleBoard,
  sampleStanding,
  STANDING_PATH,
  userOf,
} from '@sidepick/card-kit/testing/sample_board'
import { ANA } from '@sidepick/card-kit/testing/sample_profile'
import { BUNDLES } from './bundles'
import {
  aPrize,
  BALANCE,
  CLAIMABLE,
  DRAWN_BOARD_ID,
  LINES,
  NOTIFICATIONS,
  ownPoints,
  pageOf,
  PLAYS,
  PREVIOUS,
  statsOf,
  WON_BOARD_ID,
} from './samples'

export { problem, type LocalServer } from '@sidepick/card-kit/testing/local_server'

const ok = (body: unknown): Reply => ({ status: 200, body })

const plays = Object.fromEntries(
  PLAYS.flatMap((play): [string, Reply][] => [
    [`GET /v1/gameplays/${play.id}`, ok(play)],
    [`GET /v1/games/${play.gameId}/stats`, ok(statsOf(play))],
  ])
)

const { game, claimablePoints, claimableUntil, ...claimedPlay } = CLAIMABLE

/** A server on this machine that answers as the platform does when all is well. */
export const startServer = () =>
  startLocalServer({
    ...plays,
    'GET /v1/gameplays?state=all&limit=10': ok(pageOf(PLAYS)),
    'GET /v1/gameplays?state=claimable&limit=10': ok(pageOf([CLAIMABLE])),
    [`POST /v1/gameplays/${CLAIMABLE.id}/claim_reward`]: ok({
      points: claimablePoints,
      gamePlay: { ...claimedPlay, claimedAt: '2026-11-21T12:00:00.000Z' },
    }),
    'GET /v1/notifications?language=en-us&limit=10': ok(pageOf(NOTIFICATIONS)),
    'GET /v1/notifications/count': ok({ count: 2, rewardsToClaim: 1 }),
    'POST /v1/notifications/read': ok({ count: 0, rewardsToClaim: 1 }),
    'GET /v1/ledger?type=all&limit=10': ok(pageOf(LINES)),
    'GET /v1/wallets/account-balance': ok(BALANCE),
    'GET /v1/products': ok(BUNDLES),
    'GET /v1/profiles': ok(ANA),
    'POST /auth/payout_email_verification': ok({ sent: true }),
    'PATCH /auth/payout_email': ok({ payoutEmail: 'gifts@example.com' }),
    'GET /v1/wallets/daily-gift': ok({ amount: 10 }),
    'POST /v1/wallets/claim-daily-gift': ok({ amount: 10 }),
    [`GET ${BOARDS_PATH}`]: ok([sampleBoard()]),
    [`GET ${STANDING_PATH}`]: ok(FIFTEENTH),
    [`GET ${LEAGUE_PATH}`]: ok(sampleStanding(userOf(2))),
    'GET /v1/achievements': ok([]),
    'GET /v1/leaderboards/points?distributorId=default': ok(ownPoints(1_240)),
    'GET /v1/leaderboards/previousLeaderboards?distributorId=default': ok(PREVIOUS),
    [`GET /v1/leaderboards/${DRAWN_BOARD_ID}/drawing/entry`]: ok({
      leaderboardId: DRAWN_BOARD_ID,
      number: '5e'.repeat(32),
      entry: 'a1'.repeat(32),
      place: null,
    }),
    'GET /v1/prizes': ok([aPrize()]),
    [`PATCH /v1/prizes/${WON_BOARD_ID}`]: ok(aPrize({ state: 'fulfilled', initialsOnly: true })),
    [`POST /v1/prizes/${WON_BOARD_ID}/confirm`]: ok(aPrize({ state: 'confirmed' })),
    [`POST /v1/prizes/${WON_BOARD_ID}/decline`]: ok(
      aPrize({ state: 'passed_on', reason: 'declined' })
    ),
  })
