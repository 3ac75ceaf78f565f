import db from '@adonisjs/lucid/services/db'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { run } from '#shared/database/dialect'
import type { Computed, Named } from '#shared/database/rows'
import type { OwnedByPartner } from '#partner_domains/contract'
import { listOwners } from '#partner_domains/queries/list_owners'

type Row = Named<'distributors', { distributor_id: 'id' }> & Computed<{ domain_id: string | null }>

/**
 * What somebody owns. A distributor with another owner of its own is not theirs, whatever domain of it they have. The
 * default one is nobody's: its documents are those of every page without a partner.
 */
export async function listOwned(userId: string): Promise<OwnedByPartner> {
  const rows = await run<Row>(
    db.connection(),
    `select id as distributor_id, cast(null as varchar(36)) as domain_id
     from distributors where owner_user_id = ?
     union all
     select distributor_id, cast(id as varchar(36)) as domain_id
     from partner_domains where owner_user_id = ? and deleted_at is null`,
    [userId, userId]
  )
  const candidates = [...new Set(rows.map((row) => row.distributor_id))]
  const owners = await listOwners(candidates, db.connection())
  return {
    distributorIds: candidates.filter(
      (id) => id !== DEFAULT_DISTRIBUTOR_ID && owners.get(id) === userId
    ),
    domainIds: rows.flatMap((row) => row.domain_id ?? []),
  }
}
