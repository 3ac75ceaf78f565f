import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Locale } from '@sidepick/rules/types'
import type { Result } from '#shared/result'

export interface NewUser {
  id: string
  /** Trimmed and lower-cased. */
  email: string
  username: string
  birthday: string
  country: string
  state: string | null
  language: Locale
  distributorId: string
  referrerId: string | null
  sourceDomain: string | null
  usResidencyConfirmed: boolean
  /** Points the client claims for picks made before the sign-up; recorded, never credited. */
  claimedPoints: number
}

export type NewUserError = { type: 'email_taken' } | { type: 'username_taken' }

/** What anybody may see of a player. */
export interface PublicProfile {
  id: string
  username: string
  avatar: string | null
  profileColor: string
}

export interface UserRecord extends PublicProfile {
  email: string
  payoutEmail: string | null
  status: 'pending' | 'active' | 'blocked' | 'deleted'
  language: Locale
  emailVerified: boolean
  adsDisabled: boolean
  createdAtMs: number
  claimedPoints: number
  /** Version of the terms last accepted, and when; null before any. */
  termsVersion: string | null
  termsSignedAtMs: number | null
}

/** Who the players are. Owns the table users. */
export abstract class ProfilesContract {
  abstract create(
    user: NewUser,
    trx: TransactionClientContract
  ): Promise<Result<UserRecord, NewUserError>>
  abstract find(id: string, trx?: TransactionClientContract): Promise<UserRecord | null>
  abstract findByEmail(email: string): Promise<UserRecord | null>
  /** Remembers the last acceptance of the terms; the evidence itself is kept by auth. */
  abstract signTerms(
    acceptance: { userId: string; version: string; signedAtMs: number },
    trx: TransactionClientContract
  ): Promise<void>
  /** Public profiles by user id; unknown ids are left out. */
  abstract listPublic(ids: readonly string[]): Promise<Map<string, PublicProfile>>
}
