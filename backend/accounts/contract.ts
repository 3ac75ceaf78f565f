import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#shared/caller'
import type { UserRecord } from '#profiles/contract'
import type { StoredRole } from '#accounts/domain/roles'

export { INVITE_ROLES, withPlayer, type StoredRole } from '#accounts/domain/roles'

/** The origin of an acceptance of the terms, stored as proof. */
export interface TermsEvidence {
  ip: string
  userAgent: string | null
}

export interface NewRole {
  user: UserRecord
  role: StoredRole
  /** User id of the admin; null for the operator. */
  grantedBy: string | null
}

/** What an account is, has and may. Owns the tables user_roles, terms_acceptances and payout_pins. */
export abstract class AccountsContract {
  /** The roles of an account, with `player`, which everybody has, first. */
  abstract rolesOf(userId: string, trx: TransactionClientContract): Promise<string[]>
  /** Adds a role; with it the record that games show, where the role has one. False when it was held already. */
  abstract addRole(role: NewRole, trx: TransactionClientContract): Promise<boolean>
  /** Records that a player accepted the terms in force. One row each time, never changed. */
  abstract signTerms(
    userId: string,
    evidence: TermsEvidence,
    trx: TransactionClientContract
  ): Promise<{ termsVersion: string; termsSignedAtMs: number }>
  /**
   * Clears what somebody else may have entered or agreed on before the address of an account was verified: the payout
   * address, personal information, a creator's terms. A pending account has none.
   */
  abstract forgetUnproved(
    user: Pick<UserRecord, 'id' | 'status'>,
    trx: TransactionClientContract
  ): Promise<void>
}

/** The additional proof of a session for an act that a stolen one must not do. */
export interface StepUp {
  /** null for an account without one. */
  password: string | null
  caller: Pick<Caller, 'id' | 'provedAtMs'>
}

export type StepUpError = { type: 'wrong_password' } | { type: 'sign_in_again' }

/** An account before and after an admin's edit. */
export interface EditedAccount {
  before: UserRecord
  after: UserRecord
  /** Whether the admin verified an address that nobody had verified. */
  vouched: boolean
}

/**
 * The ways into an account: sessions, passwords, linked accounts and mailed links. The module that signs players in
 * binds it, because it imports this module.
 */
export abstract class AccessContract {
  /** Checks the password, or a recent sign-in for an account without one. null when it is given. */
  abstract stepUpRefusal(proof: StepUp): Promise<StepUpError | null>
  /**
   * Serialises with transactions that open or end sessions of a player. Call it before reading what decides about them.
   */
  abstract holdSessions(userId: string, trx: TransactionClientContract): Promise<void>
  /** Whether the caller's session is active. It cannot end before this transaction does. */
  abstract holdSession(
    caller: Pick<Caller, 'id' | 'familyId'>,
    trx: TransactionClientContract
  ): Promise<boolean>
  /** Ends only the access tokens; the sessions continue with their next refresh. */
  abstract revokeAccessTokens(userId: string, trx: TransactionClientContract): Promise<void>
  /** Ends the invites that somebody has sent. */
  abstract endInvitesOf(userId: string, trx: TransactionClientContract): Promise<void>
  /**
   * Ends the ways in that an edit closes, and mails the links that it asks for. A new e-mail or a block ends every
   * session. Where the admin vouched for the address, every way in ends, the password too, and only the mailbox leads in.
   */
  abstract followEdit(edited: EditedAccount, trx: TransactionClientContract): Promise<void>
}
