import { defineEndpoints } from '@sidepick/card-kit'

/** What these cards read: the player's balance. */
export const useBetEndpoints = defineEndpoints({
  walletsBalance: 'GET /v1/wallets/account-balance',
})

type State = ReturnType<typeof useBetEndpoints>
export type BetEndpoints = Extract<State, { status: 'ready' }>['endpoints']
