import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Cursor } from '#shared/http/pagination'
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

/** The newest version of every owner, of a scope or of all. */
export const listOwners = (scope: ExperienceScope | undefined, paging: Paging) =>
  listBy(
    [
      `version = (select max(latest.version) from experience_configs latest
        where latest.scope = experience_configs.scope and latest.owner = experience_configs.owner
          and latest.status <> 'draft')`,
      ...(scope === undefined ? [] : ['scope = ?']),
    ],
    scope === undefined ? [] : [scope],
    paging
  )

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
