import { defineEndpoints } from '@sidepick/card-kit'
import { adminEndpoints } from './generated_endpoints'

/** What the console reads. It writes through `useCall`. */
export const useAdminEndpoints = defineEndpoints(adminEndpoints)

type State = ReturnType<typeof useAdminEndpoints>
export type AdminEndpoints = Extract<State, { status: 'ready' }>['endpoints']
