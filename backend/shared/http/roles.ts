export type Role = 'player' | 'creator' | 'admin' | 'superadmin'

interface RoleTerms {
  /** Whether it reaches accounts of others. Such a role needs a verified e-mail, and only a super admin gives it. */
  reachesOthers: boolean
  /** Whether it makes games, for the distributor of its account. */
  makesGames: boolean
  /** The roles that act in this one too. */
  heldBy: readonly Role[]
}

/** The terms of each role. An admin is not a creator, who owns games. */
export const ROLES: Record<Role, RoleTerms> = {
  player: { reachesOthers: false, makesGames: false, heldBy: [] },
  creator: { reachesOthers: false, makesGames: true, heldBy: [] },
  admin: { reachesOthers: true, makesGames: false, heldBy: ['superadmin'] },
  superadmin: { reachesOthers: true, makesGames: false, heldBy: [] },
}
