import type { Role } from '#shared/roles'

/** Roles that are granted. Everybody who is signed in is a player; that is not stored. */
export type StoredRole = Exclude<Role, 'player'>

interface GrantTerms {
  /** Whether an invite can carry it. */
  byInvite: boolean
  /** Whether its holder has a creator's record, which games show. */
  hasRecord: boolean
  /** Whether nobody gives it up themselves, and one holder must remain. */
  lastStays: boolean
}

/** What granting each role means; `ROLES` says what it may do. */
export const GRANT_TERMS: Record<StoredRole, GrantTerms> = {
  creator: { byInvite: true, hasRecord: true, lastStays: false },
  admin: { byInvite: true, hasRecord: false, lastStays: false },
  superadmin: { byInvite: false, hasRecord: false, lastStays: true },
}

export const STORED_ROLES = Object.keys(GRANT_TERMS) as [StoredRole, ...StoredRole[]]

export const INVITE_ROLES = STORED_ROLES.filter((role) => GRANT_TERMS[role].byInvite)

export function withPlayer(granted: readonly StoredRole[]): string[] {
  return ['player', ...granted]
}
