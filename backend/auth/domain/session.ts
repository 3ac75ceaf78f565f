import type { UserRecord } from '#profiles/contract'

/** The pair a client keeps. */
export interface SessionTokens {
  accessToken: string
  refreshToken: string
}

/** A session after sign-up, login or refresh. */
export interface Session {
  user: UserRecord
  roles: string[]
  tokens: SessionTokens
}

/** One login and everything refreshed from it. */
export interface Family {
  id: string
  userId: string
  /** No token of the family is valid after this. */
  expiresAtMs: number
}
