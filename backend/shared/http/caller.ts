/** Who is calling, as the access token says; read in one statement and used by every module. */
export interface Caller {
  id: string
  /** As they were granted. Whether one of them counts is for `holdsRole` to say. */
  roles: string[]
  emailVerified: boolean
  /** The refresh family the token belongs to. */
  familyId: string
  /** When the session began: with this sign-in, whatever was refreshed since. */
  signedInAtMs: number
}

export type Role = 'player' | 'creator' | 'admin' | 'superadmin'

/**
 * Whether somebody acts in a role. A super admin is an admin too; an admin is no creator, who owns what they make. An
 * admin's power waits until the e-mail is verified: it reaches everybody's account.
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

/** Whose records somebody sees: an admin everybody's, which is null, others their own. */
export function sightOf(caller: Caller): string | null {
  return holdsRole(caller, 'admin') ? null : caller.id
}

/** Whether the role was granted, be it in force or not. */
export function wasGranted({ roles }: { roles: readonly string[] }, role: 'admin' | 'superadmin') {
  return roles.includes(role) || (role === 'admin' && roles.includes('superadmin'))
}
