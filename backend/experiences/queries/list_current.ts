import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { ExperienceOwner } from '#experiences/contract'
import {
  DOCUMENT_COLUMNS,
  toStoredDocument,
  type DocumentRow,
  type StoredDocument,
} from '#experiences/store/document_row'

/** The newest version of each owner, a retired one too, in the order of the owners; undefined where there is none. */
export async function listNewest(
  owners: readonly ExperienceOwner[],
  client: QueryClientContract = db.connection()
): Promise<(StoredDocument | undefined)[]> {
  if (owners.length === 0) return []
  const rows = await run<DocumentRow>(
    client,
    `select ${DOCUMENT_COLUMNS} from experience_configs
     where status <> 'draft' and (${owners.map(() => '(scope = ? and owner = ?)').join(' or ')})
       and version = (
         select max(latest.version) from experience_configs latest
         where latest.scope = experience_configs.scope and latest.owner = experience_configs.owner
           and latest.status <> 'draft')`,
    owners.flatMap(({ scope, owner }) => [scope, owner])
  )
  return owners.map(({ scope, owner }) => {
    const row = rows.find((it) => it.scope === scope && it.owner === owner)
    return row && toStoredDocument(row)
  })
}

/** As `listNewest`, without what is retired. */
export async function listCurrent(
  owners: readonly ExperienceOwner[],
  client?: QueryClientContract
): Promise<(StoredDocument | undefined)[]> {
  const newest = await listNewest(owners, client)
  return newest.map((document) => (document?.status === 'published' ? document : undefined))
}
