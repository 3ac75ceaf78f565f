import { ROLES, type Role } from '#shared/roles'

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
  /** When the player last proved to be present: by the sign-in, or by the password given again. */
  provedAtMs: number
}

/** Whether somebody acts in a role: it was granted, and its e-mail is verified where the role asks for that. */
export function holdsRole(caller: Pick<Caller, 'roles' | 'emailVerified'>, role: Role): boolean {
  return wasGranted(caller, role) && (caller.emailVerified || !ROLES[role].reachesOthers)
}

/** The owner whose records somebody may see: null, for all, for an admin; the own id for others. */
export function sightOf(caller: Caller): string | null {
  return holdsRole(caller, 'admin') ? null : caller.id
}

/** Whether one of these granted roles reaches accounts of others, in force or not. */
export function reachesOthers(roles: readonly string[]): boolean {
  return roles.some((role) => Object.hasOwn(ROLES, role) && ROLES[role as Role].reachesOthers)
}

/** Whether the role was granted, in force or not. */
export function wasGranted({ roles }: { roles: readonly string[] }, role: Role): boolean {
  return [role, ...ROLES[role].heldBy].some((name) => roles.includes(name))
}
