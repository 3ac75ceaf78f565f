import { defineEndpoints } from '@sidepick/card-kit'
import { betEndpoints } from './generated_endpoints'

/** What these cards read: the player's balance. */
export const useBetEndpoints = defineEndpoints(betEndpoints)

type State = ReturnType<typeof useBetEndpoints>
export type BetEndpoints = Extract<State, { status: 'ready' }>['endpoints']
