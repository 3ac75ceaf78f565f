import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { Cursor } from '#shared/pagination'
import type { DomainRecord } from '#partner_domains/contract'
import { DOMAIN_COLUMNS, toDomainRecord, type DomainRow } from '#partner_domains/store/domain_row'

interface DomainFilter {
  /** Part of the host or the name, in any case. */
  search?: string
  distributorId?: string
  after: Cursor | null
  limit: number
}

/** Partners' domains, newest first, without removed ones. */
export async function listPartnerDomains(filter: DomainFilter): Promise<DomainRecord[]> {
  const { search = '', distributorId, after, limit } = filter
  // ! escapes the wildcards of `like`.
  const part = `%${search.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`
  const rows = await run<DomainRow>(
    db.connection(),
    `select ${DOMAIN_COLUMNS} from partner_domains
     where deleted_at is null and (host like ? escape '!' or lower(name) like ? escape '!')
     ${distributorId ? 'and distributor_id = ?' : ''}
     ${after ? 'and (created_at < ? or (created_at = ? and id < ?))' : ''}
     order by created_at desc, id desc limit ?`,
    [
      ...[part, part],
      ...(distributorId ? [distributorId] : []),
      ...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []),
      limit,
    ]
  )
  return rows.map(toDomainRecord)
}

export async function findPartnerDomain(id: string): Promise<DomainRecord | null> {
  return find(id, db.connection(), '')
}

/** A domain, locked until the transaction ends. */
export async function holdPartnerDomain(
  id: string,
  trx: QueryClientContract
): Promise<DomainRecord | null> {
  return find(id, trx, forUpdate(trx))
}

async function find(id: string, client: QueryClientContract, lock: string) {
  const [row] = await run<DomainRow>(
    client,
    `select ${DOMAIN_COLUMNS} from partner_domains where id = ? and deleted_at is null${lock}`,
    [id]
  )
  return row ? toDomainRecord(row) : null
}
