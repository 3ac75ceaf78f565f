import { endpointSource as api } from '@sidepick/card-kit'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    legalPrivacyPolicy: build.query<LegalPrivacyPolicyAnswer, LegalPrivacyPolicyArg>({
      query: (queryArg) => ({ url: `/privacy-policy/${queryArg}` }),
    }),
    legalPromotionalRules: build.query<LegalPromotionalRulesAnswer, LegalPromotionalRulesArg>({
      query: (queryArg) => ({ url: `/promotional-rules/${queryArg}` }),
    }),
    legalRules: build.query<LegalRulesAnswer, LegalRulesArg>({
      query: (queryArg) => ({ url: `/rules/${queryArg}` }),
    }),
    legalTos: build.query<LegalTosAnswer, LegalTosArg>({
      query: (queryArg) => ({ url: `/tos/${queryArg}` }),
    }),
    notificationsCount: build.query<NotificationsCountAnswer, NotificationsCountArg>({
      query: () => ({ url: `/v1/notifications/count` }),
    }),
    profilesOwn: build.query<ProfilesOwnAnswer, ProfilesOwnArg>({
      query: () => ({ url: `/v1/profiles` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as authEndpoints }
export type LegalPrivacyPolicyAnswer =
  /** status 200 A legal document; a language without one is served in en-us, see content-language */ {
    lang: 'en-us' | 'es-mx'
    version: string
    title: string
    html: string
  }
export type LegalPrivacyPolicyArg = string
export type LegalPromotionalRulesAnswer =
  /** status 200 A legal document; a language without one is served in en-us, see content-language */ {
    lang: 'en-us' | 'es-mx'
    version: string
    title: string
    html: string
  }
export type LegalPromotionalRulesArg = string
export type LegalRulesAnswer =
  /** status 200 A legal document; a language without one is served in en-us, see content-language */ {
    lang: 'en-us' | 'es-mx'
    version: string
    title: string
    html: string
  }
export type LegalRulesArg = string
export type LegalTosAnswer =
  /** status 200 A legal document; a language without one is served in en-us, see content-language */ {
    lang: 'en-us' | 'es-mx'
    version: string
    title: string
    html: string
  }
export type LegalTosArg = string
export type NotificationsCountAnswer =
  /** status 200 How many of the caller's notifications are unread, and how many wins can be claimed */ {
    count: number
    rewardsToClaim: number
  }
export type NotificationsCountArg = void
export type ProfilesOwnAnswer =
  /** status 200 The caller's own profile, with what the session needs */ {
    id: string
    username: string
    avatar: string | null
    profileColor: string
    emailVerified: boolean
    email: string
    payoutEmail: string | null
    roles: string[]
    tosSignedAt: string | null
    lastTosSigned: boolean
    adsDisabled: boolean
    language: 'en-us' | 'en-gb' | 'es-mx'
    country: string | null
    state: string | null
    profileIncomplete: boolean
    leagues: {
      name: 'level1' | 'level2' | 'level3' | 'level4'
      leaderboardId: string
    }[]
    currentLeague: 'level1' | 'level2' | 'level3' | 'level4'
    gamePlaysSinceDemotion: number
    gamesDeclared: number
    gamesCorrectAnswers: number
    achievements: {
      id: string
      name: string
      description: string
      icon: string
      gameType: ('POLL' | 'PREDICTION' | 'INSTANT_POLL' | 'TRIVIA' | 'SURVEY') | null
      gameStreak: number
      fulfilled: boolean
      timestamp: string | null
      read: boolean
    }[]
  }
export type ProfilesOwnArg = void
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
    | 'E_BIRTHDAY_SET'
    | 'E_BLOCKED'
    | 'E_BODY_TOO_LARGE'
    | 'E_CONFLICT_OF_INTEREST'
    | 'E_CONTENT_TYPE'
    | 'E_COUNTRY'
    | 'E_DAILY_LIMIT'
    | 'E_EMAIL_TAKEN'
    | 'E_EMAIL_VERIFY'
    | 'E_FILE_SIZE'
    | 'E_FILE_TYPE'
    | 'E_FORBIDDEN'
    | 'E_GAME_CLOSED'
    | 'E_GAME_QUARANTINED'
    | 'E_GIFT_COLLECTED'
    | 'E_IDEMPOTENCY_IN_FLIGHT'
    | 'E_IDEMPOTENCY_MISMATCH'
    | 'E_INTERNAL'
    | 'E_INVALID_CREDENTIALS'
    | 'E_IN_USE'
    | 'E_LEADERBOARD_UNAVAILABLE'
    | 'E_LINK_REQUIRED'
    | 'E_NOT_CLAIMABLE'
    | 'E_NOT_ENOUGH_TICKETS'
    | 'E_NOT_FOUND'
    | 'E_PIN_EXPIRED'
    | 'E_PIN_INVALID'
    | 'E_PROFILE_INCOMPLETE'
    | 'E_PROVIDER_DISABLED'
    | 'E_REFRESH_INVALID'
    | 'E_REFRESH_REUSED'
    | 'E_REGION_LOCKED'
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
