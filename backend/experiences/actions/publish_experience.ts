import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { addOnce } from '#shared/add_once'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import type { ExperienceDocument, PublishExperienceError } from '#experiences/contract'
import { documentFaults } from '#experiences/document_faults'
import { ExperienceConfigRow } from '#experiences/models/experience_config'
import { listCurrent } from '#experiences/queries/list_current'

export async function publishExperience(
  document: ExperienceDocument,
  trx?: TransactionClientContract
): Promise<Result<{ version: number }, PublishExperienceError>> {
  const { scope, owner, doc, publishedBy } = document
  const faults = documentFaults(doc)
  if ((scope === 'base') !== (owner === '')) faults.push('only the base belongs to nobody')
  if (faults.length > 0) return failure({ type: 'invalid_document', faults })

  const [current] = await listCurrent([{ scope, owner }], trx)
  if (current && isDeepStrictEqual(current.doc, doc)) return success({ version: current.version })
  const version = (current?.version ?? 0) + 1
  const row = {
    id: newId(),
    scope,
    owner,
    version,
    status: 'published' as const,
    doc: doc as object,
    publishedAtMs: clock.nowMs(),
    publishedBy,
  }
  const insert = () => ExperienceConfigRow.create(row, { client: trx })
  const added = trx ? Boolean(await insert()) : await addOnce(insert)
  return added ? success({ version }) : failure({ type: 'published_meanwhile' })
}
