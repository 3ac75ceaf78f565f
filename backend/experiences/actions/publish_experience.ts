import { isDeepStrictEqual } from 'node:util'
import { addOnce } from '#shared/add_once'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import type { ExperienceDocument, PublishExperienceError } from '#experiences/contract'
import { documentFaults } from '#experiences/document_faults'
import { ExperienceConfigRow } from '#experiences/models/experience_config'
import { listCurrent } from '#experiences/queries/list_current'

export async function publishExperience(
  document: ExperienceDocument
): Promise<Result<{ version: number }, PublishExperienceError>> {
  const { scope, owner, doc, publishedBy } = document
  const faults = documentFaults(doc)
  if ((scope === 'base') !== (owner === '')) faults.push('only the base belongs to nobody')
  if (faults.length > 0) return failure({ type: 'invalid_document', faults })

  const [current] = await listCurrent([{ scope, owner }])
  if (current && isDeepStrictEqual(current.doc, doc)) return success({ version: current.version })
  const version = (current?.version ?? 0) + 1
  const added = await addOnce(() =>
    ExperienceConfigRow.create({
      id: newId(),
      scope,
      owner,
      version,
      status: 'published',
      doc: doc as object,
      publishedAtMs: clock.nowMs(),
      publishedBy,
    })
  )
  return added ? success({ version }) : failure({ type: 'published_meanwhile' })
}
