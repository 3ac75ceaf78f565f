import { reachesOthers } from '#shared/caller'
import type { Role } from '#shared/roles'
import type { UserRecord } from '#profiles/contract'

/** Why a player is not in a drawing, in the order in which an admin reads them. */
export const INELIGIBLE = [
  'points',
  'closed',
  'blocked',
  'email',
  'terms',
  'profile',
  'country',
  'residency',
  'staff',
  'sponsor',
] as const

export type Ineligible = (typeof INELIGIBLE)[number]

/** The reasons that more points do not change. */
export const UNMET = INELIGIBLE.filter((reason) => reason !== 'points')

/** Whether a role makes games, for the distributor of its account. An admin is not a creator, who owns games. */
const MAKES_GAMES: Record<Role, boolean> = {
  player: false,
  creator: true,
  admin: false,
  superadmin: false,
}

/** What decides whether a player is in a board's drawing. */
export interface Entrant {
  /** null when the account is gone. */
  user: UserRecord | null
  roles: readonly string[]
}

/** What a winner must keep until the prize is sent: who fails one of these is out. */
export const KEPT: readonly Ineligible[] = ['closed', 'blocked', 'profile', 'country', 'residency']

/**
 * Every reason that keeps a player out of the drawing, apart from the points; none for an eligible one. Nobody below 18 has a complete profile,
 * because no younger birthday is taken. A creator of the distributor that gives the prize is its sponsor's own.
 */
export function whyIneligible(
  { user, roles }: Entrant,
  { distributorId, termsVersion }: { distributorId: string; termsVersion: string }
): Ineligible[] {
  const makesGames = roles.some(
    (role) => Object.hasOwn(MAKES_GAMES, role) && MAKES_GAMES[role as Role]
  )
  const gone = user === null || user.status === 'deleted'
  const holds: Record<Exclude<Ineligible, 'points'>, boolean> = {
    closed: gone,
    blocked: user?.status === 'blocked',
    email: !gone && !user.emailVerified,
    terms: !gone && user.termsVersion !== termsVersion,
    profile: !gone && user.profileIncomplete,
    country: !gone && user.country !== null && user.country !== 'US',
    residency: !gone && user.country === 'US' && !user.usResidencyConfirmed,
    staff: reachesOthers(roles),
    sponsor: !gone && makesGames && user.distributorId === distributorId,
  }
  return UNMET.filter((reason) => holds[reason])
}
