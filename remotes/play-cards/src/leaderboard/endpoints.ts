import { defineEndpoints } from '@sidepick/card-kit'
import { leaderboardEndpoints } from './generated_endpoints'

export const useLeaderboardEndpoints = defineEndpoints(leaderboardEndpoints)
