import { defineEndpoints } from '@sidepick/card-kit'
import { authEndpoints } from './generated_endpoints'

/** What this remote reads: the player's own profile, how much of what they were told is unread, and the legal documents. */
export const useAuthEndpoints = defineEndpoints(authEndpoints)

type State = ReturnType<typeof useAuthEndpoints>
export type AuthEndpoints = Extract<State, { status: 'ready' }>['endpoints']
