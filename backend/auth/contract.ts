import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Why sessions were ended; kept with them. */
export type RevocationReason =
  | 'logged_out'
  | 'token_reused'
  | 'account_closed'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'address_proved'
  | 'roles_changed'

/** Who is signed in, and as what. Owns credentials, roles, terms acceptances and every kind of token. */
export abstract class AuthContract {
  /** Ends every session of a player with all its tokens; the one of `exceptFamilyId`, if any, goes on. */
  abstract revokeSessions(
    userId: string,
    exceptFamilyId: string | null,
    because: RevocationReason,
    trx: TransactionClientContract
  ): Promise<void>
  /** Ends the access tokens alone: the sessions go on with their next refresh. */
  abstract revokeAccessTokens(userId: string, trx: TransactionClientContract): Promise<void>
  /** Roles by user id, `player` first; everybody has that one. */
  abstract listRoles(userIds: readonly string[]): Promise<Map<string, string[]>>
  /** Whether the player's last acceptance is of the terms in force. Whoever asks answers E_TOS_REQUIRED when not. */
  abstract hasSignedTerms(userId: string): Promise<boolean>
}
