import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { addOnce } from '#shared/database/add_once'
import { audit, PLATFORM } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import type { ExperienceDocument, PublishExperienceError } from '#experiences/contract'
import { documentFaults } from '#experiences/domain/document_faults'
import { ExperienceConfigRow } from '#experiences/models/experience_config'
import { ownerFaults } from '#experiences/domain/owner_faults'
import { listCurrent } from '#experiences/queries/list_current'

/** Writes to the audit log unless it runs in another act's transaction, which then does. */
export async function publishExperience(
  document: ExperienceDocument,
  trx?: TransactionClientContract
): Promise<Result<{ version: number }, PublishExperienceError>> {
  const { scope, owner, doc } = document
  const faults = [...documentFaults(doc), ...ownerFaults(scope, owner)]
  if (faults.length > 0) return failure({ type: 'invalid_document', faults })

  const [current] = await listCurrent([{ scope, owner }], trx)
  if (current && isDeepStrictEqual(current.doc, doc)) return success({ version: current.version })
  const before = current?.version ?? null
  const version = (before ?? 0) + 1
  const added = trx
    ? Boolean(await insert(document, version, trx))
    : await addOnce(() =>
        transact(async (own) => {
          await insert(document, version, own)
          await tell(document, { before, version }, own)
        })
      )
  return added ? success({ version }) : failure({ type: 'published_meanwhile' })
}

function insert(document: ExperienceDocument, version: number, trx: TransactionClientContract) {
  const row = {
    ...document,
    id: newId(),
    version,
    status: 'published' as const,
    doc: document.doc as object,
    publishedAtMs: clock.nowMs(),
  }
  return ExperienceConfigRow.create(row, { client: trx })
}

/** The audit log names versions; the documents stay in their table. */
function tell(
  { scope, owner, publishedBy }: ExperienceDocument,
  { before, version }: { before: number | null; version: number },
  trx: TransactionClientContract
) {
  const line = {
    action: 'experience.published',
    target: { type: scope, id: owner || scope },
    before: before === null ? null : { version: before },
    after: { version },
  }
  return audit({ ...PLATFORM, actorId: publishedBy, ...line }, trx)
}
