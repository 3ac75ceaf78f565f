import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { DomainDetails } from '#partner_domains/contract'

type Ownership = Pick<DomainDetails, 'ownerUserId' | 'distributorId'> | null

/**
 * Everybody whose share may change with a domain. The owner of a distributor's oldest domain gets its share, so all
 * owners of domains of the old and the new distributor count.
 */
export async function whoseShareChanges(before: Ownership, after: Ownership): Promise<string[]> {
  const isSame =
    before?.ownerUserId === after?.ownerUserId && before?.distributorId === after?.distributorId
  if (isSame) return []
  const owned = [before, after].flatMap((one) =>
    one?.ownerUserId ? [{ ownerId: one.ownerUserId, distributorId: one.distributorId }] : []
  )
  if (owned.length === 0) return []
  const distributorIds = owned.map(({ distributorId }) => distributorId)
  const marks = distributorIds.map(() => '?').join(', ')
  const rows = await run<Columns<'partner_domains', 'id'>>(
    db.connection(),
    `select owner_user_id as id from partner_domains
     where distributor_id in (${marks}) and owner_user_id is not null and deleted_at is null
     union select owner_user_id as id from distributors where id in (${marks}) and owner_user_id is not null`,
    [...distributorIds, ...distributorIds]
  )
  return [...new Set([...rows.map(({ id }) => id), ...owned.map(({ ownerId }) => ownerId)])]
}
