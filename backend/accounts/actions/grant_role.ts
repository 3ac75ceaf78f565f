import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { takeTurns } from '#shared/database/dialect'
import { ROLES } from '#shared/roles'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { AccessContract } from '#accounts/contract'
import { CreatorsContract } from '#creators/contract'
import { ProfilesContract } from '#profiles/contract'
import { addRole } from '#accounts/actions/add_role'
import { listRoles } from '#accounts/queries/list_roles'
import type { StoredRole } from '#accounts/domain/roles'

export type GrantRoleError =
  { type: 'not_found' } | { type: 'not_active' } | { type: 'email_unverified' }

/** Grants a role, if it is not held already. Returns all roles. */
@inject()
export class GrantRole {
  constructor(
    private profiles: ProfilesContract,
    private creators: CreatorsContract,
    private access: AccessContract
  ) {}

  handle(
    { userId, role }: { userId: string; role: StoredRole },
    actor: Actor
  ): Promise<Result<string[], GrantRoleError>> {
    return transact(async (trx): Promise<Result<string[], GrantRoleError>> => {
      // Locks the account, because a concurrent edit was permitted for its current roles.
      await takeTurns(trx, 'superadmins')
      const user = await this.profiles.find(userId, trx)
      if (user === null || user.status === 'deleted') return failure({ type: 'not_found' })
      if (user.status !== 'active') return failure({ type: 'not_active' })
      if (ROLES[role].reachesOthers && !user.emailVerified) {
        return failure({ type: 'email_unverified' })
      }

      const before = await listRoles(userId, trx)
      if (await addRole({ user, role, grantedBy: actor.actorId }, this.creators, trx)) {
        await this.access.revokeAccessTokens(userId, trx)
        const line = { action: 'user.role_granted', target: { type: 'user', id: userId } } as const
        await audit({ ...actor, ...line, before: { roles: before }, after: { role } }, trx)
      }
      return success(await listRoles(userId, trx))
    })
  }
}
