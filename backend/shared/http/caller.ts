/** The caller of a request, read by the access token in one statement and used by every module. */
export interface Caller {
  id: string
  /** The granted roles. `holdsRole` says whether one is in force. */
  roles: string[]
  emailVerified: boolean
  /** The refresh family the token belongs to. */
  familyId: string
  /** When the player signed in; refreshing does not change it. */
  signedInAtMs: number
}

export type Role = 'player' | 'creator' | 'admin' | 'superadmin'

/**
 * Whether somebody acts in a role. A super admin is an admin too; an admin is not a creator, who owns games. An admin
 * needs a verified e-mail, because the role reaches every account.
 */
export function holdsRole(caller: Pick<Caller, 'roles' | 'emailVerified'>, role: Role): boolean {
  switch (role) {
    case 'player':
    case 'creator':
      return caller.roles.includes(role)
    case 'admin':
      return caller.emailVerified && wasGranted(caller, 'admin')
    case 'superadmin':
      return caller.emailVerified && wasGranted(caller, 'superadmin')
  }
}

/** The owner whose records somebody may see: null, for all, for an admin; the own id for others. */
export function sightOf(caller: Caller): string | null {
  return holdsRole(caller, 'admin') ? null : caller.id
}

/** Whether the role was granted, in force or not. */
export function wasGranted({ roles }: { roles: readonly string[] }, role: 'admin' | 'superadmin') {
  return roles.includes(role) || (role === 'admin' && roles.includes('superadmin'))
}
