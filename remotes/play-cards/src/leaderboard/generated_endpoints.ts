import { endpointSource as api } from '@sidepick/card-kit'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    leaderboardsShow: build.query<LeaderboardsShowAnswer, LeaderboardsShowArg>({
      query: (queryArg) => ({
        url: `/v1/leaderboards/${queryArg.id}`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    leaderboardsActive: build.query<LeaderboardsActiveAnswer, LeaderboardsActiveArg>({
      query: (queryArg) => ({
        url: `/v1/leaderboards/activeLeaderboards`,
        params: {
          distributorId: queryArg.distributorId,
          at: queryArg.at,
        },
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as leaderboardEndpoints }
export type LeaderboardsShowAnswer =
  /** status 200 The best of a board, and with a token the caller among the neighbors */ LeaderboardStanding
export type LeaderboardsShowArg = {
  /** Id of the board. */
  id: string
  /** Number of entries in `topN`. */
  limit?: number
}
export type LeaderboardsActiveAnswer =
  /** status 200 Boards that run now, of the distributor or else of `default` */ Leaderboard[]
export type LeaderboardsActiveArg = {
  /** Slug of the distributor; `default` when it runs no board or is left out. */
  distributorId?: string
  /** The instant that boards run at, now when left out: ISO 8601, or milliseconds since the epoch. */
  at?: string
}
export type LeaderboardEntry = {
  /** Id of the player. */
  userId: string
  /** Rank on the board, from 1. */
  rank: number
  /** Name of the player. */
  username: string
  /** The player's colour: six hex digits in lower case, without #. */
  profileColor: string
  /** Number of points on the board. */
  points: number
  /** Address of the player's picture; null without one. */
  avatar: string | null
}
export type LeaderboardStanding = {
  /** Id of the caller; null for a stranger. */
  userId: string | null
  /** The best players, from rank 1. */
  topN: LeaderboardEntry[]
  /** The caller with the entries just above and below. */
  neighbors: LeaderboardEntry[]
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
export type Leaderboard = {
  /** Id of the board. */
  id: string
  /** When the board ends. */
  endDate: string
  /** Name of the prize. */
  prizeName: string
  /** Title of the prize. */
  prizeTitle: string
  /** Title of the prize where space is small. */
  prizeShortTitle: string
  /** When the prize is drawn. */
  prizeDrawingDate: string
  /** Number of points from which a player takes part in the drawing. */
  pointThreshold: number
  /** Number of prizes that are drawn. */
  numberOfPrizes: number
  /** Address of the picture of the prize; null without one. */
  imageAssetUrl: string | null
  /** Address of the small picture; null without one. */
  imageSmallAssetUrl: string | null
  /** Address of the icon; null without one. */
  imageIconAssetUrl: string | null
}
