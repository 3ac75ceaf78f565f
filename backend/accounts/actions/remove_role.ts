import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { run } from '#shared/database/dialect'
import { ROLES } from '#shared/roles'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { AccessContract } from '#accounts/contract'
import { ProfilesContract } from '#profiles/contract'
import { isLastSuperadmin } from '#accounts/queries/is_last_superadmin'
import { listRoles } from '#accounts/queries/list_roles'
import { GRANT_TERMS, type StoredRole } from '#accounts/domain/roles'

export type RemoveRoleError =
  { type: 'not_found' } | { type: 'own_superadmin' } | { type: 'last_superadmin' }

/** Removes a role, and ends the holder's access tokens and open invites. */
@inject()
export class RemoveRole {
  constructor(
    private profiles: ProfilesContract,
    private access: AccessContract
  ) {}

  handle(
    { userId, role }: { userId: string; role: StoredRole },
    actor: Actor
  ): Promise<Result<string[], RemoveRoleError>> {
    return transact(async (trx): Promise<Result<string[], RemoveRoleError>> => {
      if ((await this.profiles.find(userId, trx)) === null) return failure({ type: 'not_found' })
      if (GRANT_TERMS[role].lastStays) {
        if (userId === actor.actorId) return failure({ type: 'own_superadmin' })
        const last = await isLastSuperadmin(userId, this.profiles, trx)
        if (last) return failure({ type: 'last_superadmin' })
      }
      const before = await listRoles(userId, trx)
      if (await takeRole(userId, role, trx)) {
        await this.access.revokeAccessTokens(userId, trx)
        // Only admins send invites.
        if (ROLES[role].reachesOthers) await this.access.endInvitesOf(userId, trx)
        const line = { action: 'user.role_removed', target: { type: 'user', id: userId } } as const
        await audit({ ...actor, ...line, before: { roles: before }, after: { role } }, trx)
      }
      return success(await listRoles(userId, trx))
    })
  }
}

/** Removes a role. False when it was not held. */
export async function takeRole(
  userId: string,
  role: StoredRole,
  trx: TransactionClientContract
): Promise<boolean> {
  const [taken] = await run(
    trx,
    'delete from user_roles where user_id = ? and role = ? returning user_id',
    [userId, role]
  )
  return taken !== undefined
}
