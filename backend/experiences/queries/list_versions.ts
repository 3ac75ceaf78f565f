import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Cursor } from '#shared/pagination'
import type { ExperienceOwner, ExperienceScope } from '#experiences/contract'
import {
  DOCUMENT_COLUMNS,
  toStoredDocument,
  type DocumentRow,
  type StoredDocument,
} from '#experiences/store/document_row'

interface Paging {
  after: Cursor | null
  limit: number
}

/** Documents by conditions, the last published first. */
async function listBy(
  conditions: string[],
  values: (string | number)[],
  { after, limit }: Paging
): Promise<StoredDocument[]> {
  const where = [`status <> 'draft'`, ...conditions]
  if (after) where.push('(published_at < ? or (published_at = ? and id < ?))')
  const rows = await run<DocumentRow>(
    db.connection(),
    `select ${DOCUMENT_COLUMNS} from experience_configs where ${where.join(' and ')}
     order by published_at desc, id desc limit ?`,
    [...values, ...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []), limit]
  )
  return rows.map(toStoredDocument)
}

/** Every version of one owner. */
export const listVersions = ({ scope, owner }: ExperienceOwner, paging: Paging) =>
  listBy(['scope = ?', 'owner = ?'], [scope, owner], paging)

const IS_NEWEST = `version = (select max(latest.version) from experience_configs latest
  where latest.scope = experience_configs.scope and latest.owner = experience_configs.owner
    and latest.status <> 'draft')`

/** The newest version of every owner, of a scope or of all. */
export const listOwners = (scope: ExperienceScope | undefined, paging: Paging) =>
  listBy(
    [IS_NEWEST, ...(scope === undefined ? [] : ['scope = ?'])],
    scope === undefined ? [] : [scope],
    paging
  )

/** The same of these owners alone. */
export async function listOwnersOf(
  own: Readonly<Record<string, readonly string[]>>,
  paging: Paging
): Promise<StoredDocument[]> {
  const scopes = Object.entries(own).filter(([, owners]) => owners.length > 0)
  if (scopes.length === 0) return []
  const isTheirs = scopes
    .map(([, owners]) => `(scope = ? and owner in (${owners.map(() => '?').join(', ')}))`)
    .join(' or ')
  const values = scopes.flatMap(([scope, owners]) => [scope, ...owners])
  return listBy([IS_NEWEST, `(${isTheirs})`], values, paging)
}

/** One version, or the newest; null when there is none. */
export async function findVersion(
  { scope, owner }: ExperienceOwner,
  version?: number
): Promise<StoredDocument | null> {
  const rows = await run<DocumentRow>(
    db.connection(),
    `select ${DOCUMENT_COLUMNS} from experience_configs
     where status <> 'draft' and scope = ? and owner = ? ${version === undefined ? '' : 'and version = ?'}
     order by version desc limit 1`,
    [scope, owner, ...(version === undefined ? [] : [version])]
  )
  return rows[0] ? toStoredDocument(rows[0]) : null
}
