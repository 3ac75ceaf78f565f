import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { GrantedRoles } from '#shared/http/person_policy'
import { withPlayer } from '#accounts/domain/roles'

export async function listRoles(userId: string, client: QueryClientContract): Promise<string[]> {
  const rows = await run<Columns<'user_roles', 'role'>>(
    client,
    'select role from user_roles where user_id = ? order by role',
    [userId]
  )
  return withPlayer(rows.map((row) => row.role))
}

/** The same for many users, by user id; users without a granted role are players. */
export async function listRolesOf(
  userIds: readonly string[],
  client: QueryClientContract
): Promise<Map<string, string[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await run<Columns<'user_roles', 'user_id' | 'role'>>(
    client,
    `select user_id, role from user_roles
     where user_id in (${userIds.map(() => '?').join(', ')}) order by user_id, role`,
    userIds
  )
  const granted = Map.groupBy(rows, (row) => row.user_id)
  return new Map(
    userIds.map((id) => [id, withPlayer((granted.get(id) ?? []).map((row) => row.role))])
  )
}

/** For the policy on people. */
export class RolesInForce extends GrantedRoles {
  listOf(userIds: readonly string[]): Promise<Map<string, readonly string[]>> {
    return listRolesOf(userIds, db.connection())
  }
}
