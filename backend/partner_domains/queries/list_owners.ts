import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Named, Computed } from '#shared/database/rows'

type Row = Named<'distributors', { distributor_id: 'id' }> & Computed<{ owner_id: string }>

/** Owners by distributor. A removed domain does not count; the share passes to the next owner. */
export async function listOwners(
  distributorIds: readonly string[],
  client: QueryClientContract
): Promise<Map<string, string>> {
  if (distributorIds.length === 0) return new Map()
  const rows = await run<Row>(
    client,
    `select d.id as distributor_id, coalesce(d.owner_user_id, p.owner_user_id) as owner_id
     from distributors d
     left join partner_domains p
       on p.distributor_id = d.id and p.owner_user_id is not null and p.deleted_at is null
     where d.id in (${distributorIds.map(() => '?').join(', ')})
       and coalesce(d.owner_user_id, p.owner_user_id) is not null
     order by d.id, p.created_at desc, p.id desc`,
    distributorIds
  )
  return new Map(rows.map((row) => [row.distributor_id, row.owner_id]))
}
