import { inject } from '@adonisjs/core'
import { BasePolicy } from '@adonisjs/bouncer'
import { holdsRole, reachesOthers, type Caller } from '#shared/caller'
import type { Role } from '#shared/roles'

/** The granted roles of people. The module that owns roles implements it; every module uses it through the policy. */
export abstract class GrantedRoles {
  abstract listOf(userIds: readonly string[]): Promise<Map<string, readonly string[]>>
}

/**
 * Decides whom an admin may act on. Every admin endpoint that names a person in path or body checks it. An admin may
 * not change somebody whose role reaches others, such as another admin; a super admin may. Otherwise an admin could take over a super admin's account by its
 * e-mail, or pay themselves.
 */
@inject()
export class PersonPolicy extends BasePolicy {
  constructor(private readonly grantedRoles: GrantedRoles) {
    super()
  }

  /** For somebody's account, profile, roles, and records made in their name. */
  async edit(caller: Caller, ...userIds: string[]): Promise<boolean> {
    if (userIds.length === 0) return true
    const roles = await this.grantedRoles.listOf(userIds)
    return [...roles.values()].every((granted) => this.reach(caller, granted))
  }

  /**
   * For what somebody has and earns: wallet, progress, cuts, a creator's terms. Nobody may change their own; a global
   * change counts as their own where it pays them.
   */
  async pay(caller: Caller, ...userIds: string[]): Promise<boolean> {
    return !userIds.includes(caller.id) && this.edit(caller, ...userIds)
  }

  /** As `edit`, for callers that have read the roles already. */
  reach(caller: Caller, roles: readonly string[]): boolean {
    return holdsRole(caller, reachesOthers(roles) ? 'superadmin' : 'admin')
  }

  /** Only a super admin gives roles that reach others. */
  invite(caller: Caller, roles: readonly Role[]): boolean {
    return this.reach(caller, roles)
  }
}

/** The people who gain or lose when one person replaces another; none when it stays the same. */
export function exchanged(
  before: string | null | undefined,
  after: string | null | undefined
): string[] {
  return before === after ? [] : [before, after].filter((id) => typeof id === 'string')
}
