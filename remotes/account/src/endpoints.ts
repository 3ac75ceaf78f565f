import { defineEndpoints } from '@sidepick/card-kit'
import { accountEndpoints } from './generated_endpoints'

/**
 * What this remote reads: the player's own profile and balances, how much of what they were told is unread, and the legal
 * documents.
 */
export const useAccountEndpoints = defineEndpoints(accountEndpoints)

type State = ReturnType<typeof useAccountEndpoints>
export type AccountEndpoints = Extract<State, { status: 'ready' }>['endpoints']
