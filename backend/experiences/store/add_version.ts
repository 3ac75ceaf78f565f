import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '@sidepick/rules/audit'
import { audit } from '#shared/privacy/audit'
import { addOnce } from '#shared/database/add_once'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import type { ExperienceActor, ExperienceOwner } from '#experiences/contract'
import { forgetExperiences } from '#experiences/queries/forget_experiences'
import type { DocumentStatus } from '#experiences/store/document_row'

export interface NextVersion extends ExperienceOwner {
  version: number
  status: DocumentStatus
  doc: object
  publishedBy: string | null
}

/** Appends a version. @throws a unique violation when somebody else was faster */
export async function insertVersion(
  { scope, owner, version, status, doc, publishedBy }: NextVersion,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `insert into experience_configs
       (id, scope, owner, version, status, doc, published_at, published_by)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [newId(), scope, owner, version, status, JSON.stringify(doc), clock.nowMs(), publishedBy]
  )
}

/**
 * Appends a version with its line in the audit log, which names versions; the documents stay in their table. Afterwards
 * no cache holds what it replaces.
 */
export async function addVersion(
  next: NextVersion,
  { action, before, by }: { action: AuditAction; before: number | null; by: ExperienceActor }
): Promise<Result<{ version: number }, { type: 'published_meanwhile' }>> {
  const { scope, owner, version } = next
  const line = {
    action,
    target: { type: scope, id: owner || scope },
    before: before === null ? null : { version: before },
    after: { version },
  }
  const added = await addOnce(() =>
    transact(async (trx) => {
      await insertVersion(next, trx)
      await audit({ ...by, ...line }, trx)
    })
  )
  if (!added) return failure({ type: 'published_meanwhile' })
  await forgetExperiences()
  return success({ version })
}
