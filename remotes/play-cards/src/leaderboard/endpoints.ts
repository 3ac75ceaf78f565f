import { defineEndpoints } from '@sidepick/card-kit'
import type { Leaderboard, LeaderboardStanding } from '@sidepick/rules/types'
import { leaderboard as config } from '../play_config'

export const useLeaderboardEndpoints = defineEndpoints((build) => ({
  activeLeaderboards: build.query<Leaderboard[], string>({
    query: (distributorId) =>
      `/v1/leaderboards/activeLeaderboards?distributorId=${encodeURIComponent(distributorId)}`,
  }),
  standing: build.query<LeaderboardStanding, string>({
    query: (id) => `/v1/leaderboards/${encodeURIComponent(id)}?limit=${config.rows}`,
  }),
}))

type State = ReturnType<typeof useLeaderboardEndpoints>
export type LeaderboardEndpoints = Extract<State, { status: 'ready' }>['endpoints']
