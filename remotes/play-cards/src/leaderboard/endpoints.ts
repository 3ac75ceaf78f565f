import { defineEndpoints } from '@sidepick/card-kit'
import { leaderboardEndpoints } from './generated_endpoints'

export const useLeaderboardEndpoints = defineEndpoints(leaderboardEndpoints)

type State = ReturnType<typeof useLeaderboardEndpoints>
export type LeaderboardEndpoints = Extract<State, { status: 'ready' }>['endpoints']
