import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { PublicProfile } from '#profiles/contract'

type Row = Columns<'users', 'id' | 'username' | 'profile_color' | 'avatar'>

/** The public profiles of these players, by id, without deleted accounts. */
export async function listPublicProfiles(
  ids: readonly string[],
  client: QueryClientContract = db.connection()
): Promise<Map<string, PublicProfile>> {
  if (ids.length === 0) return new Map()
  const rows = await run<Row>(
    client,
    `select id, username, profile_color, avatar from users
     where status <> 'deleted' and id in (${ids.map(() => '?').join(', ')})`,
    ids
  )
  return new Map(
    rows.map(({ profile_color: profileColor, ...row }) => [row.id, { ...row, profileColor }])
  )
}
