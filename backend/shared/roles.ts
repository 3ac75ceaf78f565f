export type Role = 'player' | 'creator' | 'admin' | 'superadmin'

interface RoleTerms {
  /** Whether it reaches accounts of others. Such a role needs a verified e-mail, and only a super admin gives it. */
  reachesOthers: boolean
  /** The roles that act in this one too. */
  heldBy: readonly Role[]
}

/** The terms of each role. */
export const ROLES: Record<Role, RoleTerms> = {
  player: { reachesOthers: false, heldBy: [] },
  creator: { reachesOthers: false, heldBy: [] },
  admin: { reachesOthers: true, heldBy: ['superadmin'] },
  superadmin: { reachesOthers: true, heldBy: [] },
}
