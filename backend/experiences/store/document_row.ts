import type { Columns } from '#shared/database/rows'
import type { ExperienceOwner, ExperienceScope } from '#experiences/contract'

export type DocumentRow = Columns<
  'experience_configs',
  'id' | 'scope' | 'owner' | 'version' | 'status' | 'doc' | 'published_at' | 'published_by'
>

export const DOCUMENT_COLUMNS = 'id, scope, owner, version, status, doc, published_at, published_by'

/** `retired`: nothing is in force from this version on. */
export type DocumentStatus = 'published' | 'retired'

export interface StoredDocument extends ExperienceOwner {
  id: string
  version: number
  status: DocumentStatus
  doc: object
  publishedAtMs: number
  publishedBy: string | null
}

export function toStoredDocument(row: DocumentRow): StoredDocument {
  return {
    id: row.id,
    scope: row.scope as ExperienceScope,
    owner: row.owner,
    version: row.version,
    status: row.status as DocumentStatus,
    doc: JSON.parse(row.doc) as object,
    publishedAtMs: row.published_at ?? 0,
    publishedBy: row.published_by,
  }
}
