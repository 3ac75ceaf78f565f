import { defineEndpoints } from '@sidepick/card-kit'

/** What these cards read: the player's profile and points, and what leads to leagues and achievements. */
export const useResponseEndpoints = defineEndpoints({
  achievementsList: 'GET /v1/achievements',
  leaderboardsPoints: 'GET /v1/leaderboards/points',
  profilesOwn: 'GET /v1/profiles',
})

type State = ReturnType<typeof useResponseEndpoints>
export type ResponseEndpoints = Extract<State, { status: 'ready' }>['endpoints']
