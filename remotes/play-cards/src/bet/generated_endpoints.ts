import { endpointSource as api } from '@sidepick/card-kit'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    walletsBalance: build.query<WalletsBalanceAnswer, WalletsBalanceArg>({
      query: () => ({ url: `/v1/wallets/account-balance` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as betEndpoints }
export type WalletsBalanceAnswer = /** status 200 The caller's balances */ AccountBalance
export type WalletsBalanceArg = void
export type ExpiringTickets = {
  /** Number of tickets. */
  count: number
  /** When they expire. */
  at: string
}
export type AccountBalance = {
  /** Number of white tickets. */
  whiteTickets: number
  /** Number of black tickets. */
  blackTickets: number
  /** Number of coins. */
  coins: number
  /** Number of coins that wait for the end of their hold. */
  pendingCoins: number
  /** Amount of gray: what white tickets win, until it turns into black tickets. */
  gray: number
  /** Number of points. */
  points: number
  /** Whether today's gift waits to be collected. */
  canCollectFreeGift: boolean
  /** When the next daily gift is given. */
  nextFreeGiftAt: string
  expiringWhite: ExpiringTickets | null
}
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  code:
    | 'E_ALREADY_PLAYED'
    | 'E_BAD_CURSOR'
    | 'E_BAD_REQUEST'
    | 'E_BAD_TRANSITION'
    | 'E_BEACON_SILENT'
    | 'E_BIRTHDAY_SET'
    | 'E_BLOCKED'
    | 'E_BODY_TOO_LARGE'
    | 'E_CHANGED_MEANWHILE'
    | 'E_CONFLICT_OF_INTEREST'
    | 'E_CONTENT_TYPE'
    | 'E_COUNTRY'
    | 'E_DAILY_LIMIT'
    | 'E_DRAWING_ROUND_TO_COME'
    | 'E_DRAWING_TOO_EARLY'
    | 'E_EMAIL_TAKEN'
    | 'E_EMAIL_VERIFY'
    | 'E_EXPERIENCE_CHANGED'
    | 'E_EXPERIENCE_RETIRED'
    | 'E_EXPERIMENT_CHANGED'
    | 'E_EXPERIMENT_GROUP_FULL'
    | 'E_EXPERIMENT_LIMIT'
    | 'E_EXPERIMENT_OVER'
    | 'E_EXPERIMENT_STATUS'
    | 'E_FILE_SIZE'
    | 'E_FILE_TYPE'
    | 'E_FLAVOUR_FOREIGN'
    | 'E_FORBIDDEN'
    | 'E_GAME_CLOSED'
    | 'E_GAME_QUARANTINED'
    | 'E_GIFT_COLLECTED'
    | 'E_IDEMPOTENCY_IN_FLIGHT'
    | 'E_IDEMPOTENCY_MISMATCH'
    | 'E_INTERNAL'
    | 'E_INVALID_CREDENTIALS'
    | 'E_IN_USE'
    | 'E_LEADERBOARD_CLOSED'
    | 'E_LEADERBOARD_EXISTS'
    | 'E_LEADERBOARD_NOT_AWARDED'
    | 'E_LEADERBOARD_NOT_COMMITTED'
    | 'E_LEADERBOARD_UNAVAILABLE'
    | 'E_LINK_REQUIRED'
    | 'E_NOT_CLAIMABLE'
    | 'E_NOT_ENOUGH_TICKETS'
    | 'E_NOT_FOUND'
    | 'E_NOT_IMPLEMENTED'
    | 'E_PIN_EXPIRED'
    | 'E_PIN_INVALID'
    | 'E_PRIZE_NOT_CONFIRMED'
    | 'E_PRIZE_NOT_ELIGIBLE'
    | 'E_PRIZE_NOT_OFFERED'
    | 'E_PROFILE_INCOMPLETE'
    | 'E_PROVIDER_DISABLED'
    | 'E_REFRESH_INVALID'
    | 'E_REFRESH_REUSED'
    | 'E_REGION_LOCKED'
    | 'E_REGISTRY_CHANGED'
    | 'E_RELEASE_ADDRESS_TAKEN'
    | 'E_RELEASE_KILLED'
    | 'E_RELEASE_NONE_BEFORE'
    | 'E_ROUTE_NOT_FOUND'
    | 'E_SIGN_IN_AGAIN'
    | 'E_TICKET_NOT_ALLOWED'
    | 'E_TOKEN_EXPIRED'
    | 'E_TOO_MANY_ATTEMPTS'
    | 'E_TOO_MANY_REQUESTS'
    | 'E_TOS_REQUIRED'
    | 'E_UNAUTHORIZED'
    | 'E_UNAVAILABLE'
    | 'E_UNDERAGE'
    | 'E_USERNAME_TAKEN'
    | 'E_VALIDATION'
  message: string
  errors: {
    message: string
    field?: string
    rule?: string
  }[]
}
