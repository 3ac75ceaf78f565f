import { BasePolicy } from '@adonisjs/bouncer'
import { holdsRole, wasGranted, type Caller } from '#shared/caller'
import type { StoredRole } from '#auth/roles'

/** Whose account an admin may touch. Otherwise an admin could take a super admin's over, by its e-mail. */
export default class AccountPolicy extends BasePolicy {
  edit(caller: Caller, target: { roles: string[] }): boolean {
    return holdsRole(caller, wasGranted(target, 'admin') ? 'superadmin' : 'admin')
  }

  /** Nobody hands out more than creator without being a super admin. */
  invite(caller: Caller, roles: readonly StoredRole[]): boolean {
    return holdsRole(caller, roles.every((role) => role === 'creator') ? 'admin' : 'superadmin')
  }
}
