import { endpointSource as api } from '@sidepick/card-kit'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    achievementsList: build.query<AchievementsListAnswer, AchievementsListArg>({
      query: () => ({ url: `/v1/achievements` }),
    }),
    leaderboardsPoints: build.query<LeaderboardsPointsAnswer, LeaderboardsPointsArg>({
      query: (queryArg) => ({
        url: `/v1/leaderboards/points`,
        params: {
          distributorId: queryArg,
        },
      }),
    }),
    profilesOwn: build.query<ProfilesOwnAnswer, ProfilesOwnArg>({
      query: () => ({ url: `/v1/profiles` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as responseEndpoints }
export type AchievementsListAnswer =
  /** status 200 What leads into each league, by index from the first, and then what achievements ask for */ (
    LeagueGate | AchievementRule
  )[]
export type AchievementsListArg = void
export type LeaderboardsPointsAnswer =
  /** status 200 The caller's points on every active board; a stranger has none */ OwnPoints[]
export type LeaderboardsPointsArg =
  /** Slug of the distributor; `default` when it runs no board or is left out. */ string | undefined
export type ProfilesOwnAnswer =
  /** status 200 The caller's own profile, with what the session needs */ Profile
export type ProfilesOwnArg = void
export type LeagueGate = {
  /** The league. */
  id: 'level1' | 'level2' | 'level3' | 'level4'
  /** Number of plays since the last demotion that lead into the league. */
  gamePlays: number
  /** Title of this week's prize in the league; null when there is none. */
  prize: string | null
}
export type AchievementRule = {
  /** What the player has to do, in the reader's language. */
  description: string
  /** Id of the achievement. */
  id: string
  /** Name of the achievement, in the reader's language. */
  name: string
  /** Name of an icon that the cards have. */
  icon: string
  /** The only game type that counts; null when all do. */
  gameType: ('POLL' | 'PREDICTION' | 'INSTANT_POLL' | 'TRIVIA' | 'SURVEY') | null
  /** Number of plays in a row that fulfill it. */
  requiredStreak: number
  /** Whether each of these plays must be correct. */
  requiredCorrect: boolean
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
export type OwnPoints = {
  /** Id of the board. */
  leaderboardId: string
  /** Number of points on the board. */
  points: number
  /** Rank on the board, from 1; null without points. */
  rank: number | null
  /** Whether the points suffice to take part in the drawing. */
  qualified: boolean
}
export type UserLeague = {
  /** The league. */
  name: 'level1' | 'level2' | 'level3' | 'level4'
  /** Id of the league's board. */
  leaderboardId: string
}
export type DailyStreak = {
  /** Number of days in a row, from 1 again after the last day; 0 after a day without. */
  days: number
  /** Number of plays of this day that count. */
  playsToday: number
  /** Number of days after which the row begins again. */
  length: number
  /** Points of the first day; each further day pays as many more. */
  pointsPerDay: number
}
export type Achievement = {
  /** What the player has to do, in the player's language. */
  description: string
  /** Id of the achievement. */
  id: string
  /** Name of the achievement, in the player's language. */
  name: string
  /** Name of an icon that the cards have. */
  icon: string
  /** The only game type that counts; null when all do. */
  gameType: ('POLL' | 'PREDICTION' | 'INSTANT_POLL' | 'TRIVIA' | 'SURVEY') | null
  /** Number of plays in a row so far; at most as many as it asks for. */
  gameStreak: number
  /** Whether the player has the achievement. */
  fulfilled: boolean
  /** When it was fulfilled; null before. */
  timestamp: string | null
  /** Whether the player saw that it is fulfilled. */
  read: boolean
}
export type Profile = {
  /** Id of the account. */
  id: string
  /** Name that the player is shown under. */
  username: string
  /** Address of the player's picture; null without one. */
  avatar: string | null
  /** The player's colour: six hex digits in lower case, without #. */
  profileColor: string
  /** E-mail address of the account, in lower case. */
  email: string
  /** Whether the player proved to read mail at the address. */
  emailVerified: boolean
  /** E-mail address that payouts go to; null without one. */
  payoutEmail: string | null
  /** Language that the player chose. */
  language: 'en-us' | 'en-gb' | 'es-mx'
  /** ISO 3166-1 alpha-2 code of the country; null while unknown. */
  country: string | null
  /** Code of the state in the United States; null elsewhere or while unknown. */
  state: string | null
  /** Whether birthday or country is missing; what is worth money waits for both. */
  profileIncomplete: boolean
  /** Whether the player is shown no ads. */
  adsDisabled: boolean
  /** When the terms were last accepted; null when never. */
  tosSignedAt: string | null
  /** Whether the accepted terms are the ones in force. */
  lastTosSigned: boolean
  /** The account's secret part of the hashes by which publishers' pages know it. */
  pageKey: string
  /** Roles of the account. */
  roles: string[]
  /** The leagues that the player plays in, from the first one. */
  leagues: UserLeague[]
  /** The highest of these leagues. */
  currentLeague: 'level1' | 'level2' | 'level3' | 'level4'
  /** Number of plays since the last demotion. */
  gamePlaysSinceDemotion: number
  /** Number of plays whose result is known. */
  gamesDeclared: number
  /** Number of plays that turned out correct. */
  gamesCorrectAnswers: number
  dailyStreak: DailyStreak
  /** Every achievement, reached or not. */
  achievements: Achievement[]
}
