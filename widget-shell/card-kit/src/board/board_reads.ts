import type { EndpointsOf } from '@sidepick/card-kit'

/** What a board reads; every remote that draws one names them among its own endpoints. */
export const BOARD_READS = {
  achievementsList: 'GET /v1/achievements',
  leaderboardsActive: 'GET /v1/leaderboards/activeLeaderboards',
  leaderboardsShow: 'GET /v1/leaderboards/{id}',
  profilesOwn: 'GET /v1/profiles',
} as const

export type BoardEndpoints = EndpointsOf<typeof BOARD_READS>
