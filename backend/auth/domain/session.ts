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

/** A family as a refresh finds it. */
export interface KeptFamily extends Family {
  /** Hash of the key of the only browser that may refresh it; null until one has brought a key. */
  keyHash: string | null
  /** The token whose use bound it; null until one has. */
  boundByToken: string | null
}

/** Why sessions were ended; stored with them. */
export type RevocationReason =
  | 'logged_out'
  | 'token_reused'
  | 'account_closed'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'address_proved'
  | 'ended_by_admin'
