import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Why sessions were ended; stored with them. */
export type RevocationReason =
  | 'logged_out'
  | 'token_reused'
  | 'account_closed'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'address_proved'
  | 'roles_changed'

/** Sessions, roles and ways to sign in. Owns credentials, roles, terms acceptances and every kind of token. */
export abstract class AuthContract {
  /** Ends every session of a player with all its tokens, except the one of `exceptFamilyId`. */
  abstract revokeSessions(
    userId: string,
    exceptFamilyId: string | null,
    because: RevocationReason,
    trx: TransactionClientContract
  ): Promise<void>
  /** Ends only the access tokens; the sessions continue with their next refresh. */
  abstract revokeAccessTokens(userId: string, trx: TransactionClientContract): Promise<void>
  /** Roles by user id, with `player`, which everybody has, first. */
  abstract listRoles(userIds: readonly string[]): Promise<Map<string, string[]>>
  /** Whether the player has accepted the terms in force. If not, callers answer E_TOS_REQUIRED. */
  abstract hasSignedTerms(userId: string): Promise<boolean>
}
