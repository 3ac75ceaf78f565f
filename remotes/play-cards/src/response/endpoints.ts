import { defineEndpoints } from '@sidepick/card-kit'
import { responseEndpoints } from './generated_endpoints'

/** What these cards read: the player's profile and points, and what leads to leagues and achievements. */
export const useResponseEndpoints = defineEndpoints(responseEndpoints)

type State = ReturnType<typeof useResponseEndpoints>
export type ResponseEndpoints = Extract<State, { status: 'ready' }>['endpoints']
