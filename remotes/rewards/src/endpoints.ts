import { defineEndpoints } from '@sidepick/card-kit'
import { rewardsEndpoints } from './generated_endpoints'

/** What this remote reads: plays, notifications, balances with their history, boards and what is for sale. */
export const useRewardsEndpoints = defineEndpoints(rewardsEndpoints)

type State = ReturnType<typeof useRewardsEndpoints>
export type RewardsEndpoints = Extract<State, { status: 'ready' }>['endpoints']
