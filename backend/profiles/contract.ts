import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language, Profile, UserLeagues } from '@sidepick/rules/types'
import type { Page } from '#shared/pagination'
import type { Sorting, Sorts } from '#shared/sorted_page'
import type { Result } from '#shared/result'

export interface NewUser {
  id: string
  /** Trimmed and lower-cased. */
  email: string
  username: string
  /** ISO date; null if the sign-up did not ask for it, which leaves the profile incomplete. */
  birthday: string | null
  /** null as for the birthday. */
  country: string | null
  state: string | null
  language: Language
  distributorId: string
  referrerId: string | null
  sourceDomain: string | null
  /** `key:variant` of each experiment the client took part in, joined by commas. */
  experimentVariant?: string | null
  usResidencyConfirmed: boolean
  /** Points the client claims for picks made before the sign-up; recorded, never credited. */
  claimedPoints: number
  /** `pending` until the player verifies the address; `active` by default. */
  status?: 'pending' | 'active'
  /** Whether the address is verified; false by default. */
  emailVerified?: boolean
}

export type NewUserError = { type: 'email_taken' } | { type: 'username_taken' }

/** The public fields of a player. */
export interface PublicProfile {
  id: string
  username: string
  avatar: string | null
  profileColor: string
}

export type UserStatus = 'pending' | 'active' | 'blocked' | 'deleted'

export interface UserRecord extends PublicProfile {
  email: string
  payoutEmail: string | null
  status: UserStatus
  language: Language
  emailVerified: boolean
  adsDisabled: boolean
  createdAtMs: number
  claimedPoints: number
  distributorId: string
  country: string | null
  state: string | null
  usResidencyConfirmed: boolean
  /** When the player last verified the payout e-mail; null for never. */
  payoutEmailConfirmedAtMs: number | null
  /** When the player last changed country or state; null for never. */
  regionChangedAtMs: number | null
  /** Whether birthday or country is missing: what is worth money is refused with E_PROFILE_INCOMPLETE until both are there. */
  profileIncomplete: boolean
  avatarAssetId: string | null
  /** Version of the terms last accepted, and when; null before any. */
  termsVersion: string | null
  termsSignedAtMs: number | null
}

/** The changeable fields of a player; omitted ones stay. The caller checks who may change what. */
export interface UserChanges {
  /** Trimmed and lower-cased. Another address is not verified, unless `emailVerified` says so. */
  email?: string
  emailVerified?: boolean
  payoutEmail?: string | null
  payoutEmailConfirmed?: boolean
  username?: string
  status?: Exclude<UserStatus, 'deleted'>
  avatar?: { assetId: string; url: string } | null
  profileColor?: string
  language?: Language
  /** ISO date. */
  birthday?: string
  country?: string
  state?: string | null
  usResidencyConfirmed?: boolean
  adsDisabled?: boolean
}

/** The player's referrer, and when the player signed up. */
export interface Referral {
  referrerId: string
  signedUpAtMs: number
}

export type UserChangesError = NewUserError | { type: 'not_found' }

/** What lists of accounts may be ordered by. */
export const ACCOUNT_SORTS = {
  created: { column: 'created_at', kind: 'instant' },
  email: { column: 'email', kind: 'text' },
  username: { column: 'username_key', kind: 'text' },
} as const satisfies Sorts

/** Omitted filters do not apply. */
export interface UserFilter {
  /** Part of an e-mail or a username, in any case; or a whole id. */
  search?: string
  status?: UserStatus
  /** Only these. */
  ids?: readonly string[]
  /** Their order, by ACCOUNT_SORTS, and where the page begins; all from the newest on when left out. */
  sorting?: Sorting
  /** Accounts on the page. */
  limit: number
}

/** Who the players are. Owns the tables users and personal_information. */
export abstract class ProfilesContract {
  abstract create(
    user: NewUser,
    trx: TransactionClientContract
  ): Promise<Result<UserRecord, NewUserError>>
  abstract find(id: string, trx?: TransactionClientContract): Promise<UserRecord | null>
  abstract findByEmail(email: string, trx?: TransactionClientContract): Promise<UserRecord | null>
  /**
   * Changes a player who is not deleted. With a taken name or e-mail nothing changes, and the transaction continues.
   */
  abstract update(
    userId: string,
    changes: UserChanges,
    trx: TransactionClientContract
  ): Promise<Result<UserRecord, UserChangesError>>
  /** Activates a pending account; false when it is not pending, so that one of several callers wins. */
  abstract activate(userId: string, trx: TransactionClientContract): Promise<boolean>
  /** The referrers of these players, by player; without players who have none or whose referrer is gone. */
  abstract listReferrals(
    ids: readonly string[],
    trx: TransactionClientContract
  ): Promise<Map<string, Referral>>
  /** Whether somebody has referred a player. */
  abstract hasReferred(userId: string): Promise<boolean>
  /** Public profiles by user id; unknown ids are left out. */
  abstract listPublic(
    ids: readonly string[],
    trx?: TransactionClientContract
  ): Promise<Map<string, PublicProfile>>
}

/** Many players at once, as records, for what depends on more than a public profile. */
export abstract class PlayerRecordsContract {
  /** By user id, deleted accounts too; unknown ids are left out. */
  abstract listRecords(ids: readonly string[]): Promise<Map<string, UserRecord>>
}

/** What `accounts` alone does with the rows of players. */
export abstract class AccountRecordsContract {
  /** Includes deleted accounts, without personal data. */
  abstract list(filter: UserFilter): Promise<Page<UserRecord>>
  /**
   * Closes an account for good and deletes its personal data; e-mail and username become free. False when it was closed
   * before.
   */
  abstract anonymise(userId: string, trx: TransactionClientContract): Promise<boolean>
  /**
   * Clears birthday, place, picture, payout address and personal information, which somebody else may have entered. The
   * player may enter them again, as if for the first time.
   */
  abstract clearTold(userId: string, trx: TransactionClientContract): Promise<void>
  /** Remembers the last acceptance of the terms; the evidence itself is kept by accounts. */
  abstract signTerms(
    acceptance: { userId: string; version: string; signedAtMs: number },
    trx: TransactionClientContract
  ): Promise<void>
}

/** How far a player came. */
export type Progress = Pick<
  Profile,
  | 'gamePlaysSinceDemotion'
  | 'gamesDeclared'
  | 'gamesCorrectAnswers'
  | 'achievements'
  | 'dailyStreak'
  | 'leagues'
  | 'currentLeague'
>

/** A player's achievements and leagues. The module that counts them binds it, because it imports this module. */
export abstract class ProgressContract {
  abstract leaguesOf(userId: string): Promise<UserLeagues>
  /** Its words are in the language. */
  abstract progressOf(userId: string, language: Language): Promise<Progress>
  /** Marks reached achievements as seen; others are ignored. */
  abstract markRead(
    userId: string,
    achievementIds: readonly string[],
    trx: TransactionClientContract
  ): Promise<void>
}
