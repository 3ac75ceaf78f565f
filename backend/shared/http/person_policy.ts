import { inject } from '@adonisjs/core'
import { BasePolicy } from '@adonisjs/bouncer'
import { holdsRole, wasGranted, type Caller } from '#shared/http/caller'

/** Which roles people were granted. The module that keeps roles answers; every module may ask through the policy. */
export abstract class GrantedRoles {
  abstract listOf(userIds: readonly string[]): Promise<Map<string, readonly string[]>>
}

/**
 * Whom an admin may act on: asked by every call of admins that names a person, in its path or in its body. An admin
 * changes nothing of another admin; a super admin does. Without it an admin could take a super admin's account over, by
 * its e-mail, or pay themselves.
 */
@inject()
export class PersonPolicy extends BasePolicy {
  constructor(private readonly grantedRoles: GrantedRoles) {
    super()
  }

  /** Somebody's account, profile, roles, and what is made in their name. */
  async edit(caller: Caller, ...userIds: string[]): Promise<boolean> {
    if (userIds.length === 0) return true
    const roles = await this.grantedRoles.listOf(userIds)
    return [...roles.values()].every((granted) => this.reach(caller, granted))
  }

  /**
   * What somebody has and earns: wallet, standing, cuts, a creator's terms. Nobody changes their own, whatever their role;
   * what is changed for everybody is one's own too where one earns by it.
   */
  async pay(caller: Caller, ...userIds: string[]): Promise<boolean> {
    return !userIds.includes(caller.id) && this.edit(caller, ...userIds)
  }

  /** The same as `edit` for whoever knows the roles already. */
  reach(caller: Caller, roles: readonly string[]): boolean {
    return holdsRole(caller, wasGranted({ roles }, 'admin') ? 'superadmin' : 'admin')
  }

  /** Nobody hands out more than creator without being a super admin. */
  invite(caller: Caller, roles: readonly string[]): boolean {
    return holdsRole(caller, roles.every((role) => role === 'creator') ? 'admin' : 'superadmin')
  }
}

/** Who gains or loses when one person takes another's place somewhere; nobody where it stays the same. */
export function exchanged(
  before: string | null | undefined,
  after: string | null | undefined
): string[] {
  return before === after ? [] : [before, after].filter((id) => typeof id === 'string')
}
