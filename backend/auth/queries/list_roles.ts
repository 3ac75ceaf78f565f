import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/dialect'
import { withPlayer, type StoredRole } from '#auth/roles'

export async function listRoles(userId: string, client: QueryClientContract): Promise<string[]> {
  const rows = await run<{ role: StoredRole }>(
    client,
    'select role from user_roles where user_id = ? order by role',
    [userId]
  )
  return withPlayer(rows.map((row) => row.role))
}
