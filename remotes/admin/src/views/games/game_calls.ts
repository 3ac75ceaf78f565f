import { useConsole, useReach } from '../../app/console_context'

/** The calls for games: of everybody's for an admin, of the own for a creator. */
const PATHS = { everybody: '/v1/admin/games', own: '/v1/creator/games' } as const

export type GamesPath = (typeof PATHS)[keyof typeof PATHS]

export function useGameCalls() {
  const { endpoints } = useConsole()
  const reach = useReach()
  const queries = {
    everybody: { list: endpoints.gamesAdminSearch, show: endpoints.gamesAdminShow },
    own: { list: endpoints.gamesOwnList, show: endpoints.gamesOwnShow },
  }
  const lists = { everybody: 'GET /v1/admin/games/search', own: 'GET /v1/creator/games' } as const
  return { reach, path: PATHS[reach], listCall: lists[reach], ...queries[reach] }
}
