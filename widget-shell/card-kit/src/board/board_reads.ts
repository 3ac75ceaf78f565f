import type { EndpointsOf } from '@sidepick/card-kit'

/** What a board reads; every remote that draws one names them among its own endpoints. */
export const BOARD_READS = {
  leaderboardsActive: 'GET /v1/leaderboards/activeLeaderboards',
  leaderboardsShow: 'GET /v1/leaderboards/{id}',
  leaguesGates: 'GET /v1/achievements',
  leaguesOwn: 'GET /v1/profiles',
} as const

export type BoardEndpoints = EndpointsOf<typeof BOARD_READS>
