import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PLATFORM } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import type {
  ExperienceActor,
  ExperienceDocument,
  PublishExperienceError,
} from '#experiences/contract'
import { documentFaults } from '#experiences/domain/document_faults'
import { ownerFaults } from '#experiences/domain/owner_faults'
import { listNewest } from '#experiences/queries/list_current'
import { addVersion, insertVersion } from '#experiences/store/add_version'

export interface PublishOptions {
  /** Writes in this transaction, and leaves the audit log and the caches to the caller. */
  trx?: TransactionClientContract
  /** The version that the caller has seen; another one in force is `published_meanwhile`. */
  expects?: number
  /** What the audit log calls the act. */
  action?: 'experience.published' | 'experience.rolled_back'
  by?: ExperienceActor
}

export async function publishExperience(
  document: ExperienceDocument,
  { trx, expects, action = 'experience.published', by }: PublishOptions = {}
): Promise<Result<{ version: number }, PublishExperienceError>> {
  const { scope, owner, doc, publishedBy } = document
  const owned = ownerFaults(scope, owner)
  const faults = owned.length > 0 ? owned : documentFaults(doc, scope)
  if (faults.length > 0) return failure({ type: 'invalid_document', faults })

  const [newest] = await listNewest([{ scope, owner }], trx)
  const before = newest?.version ?? null
  if (expects !== undefined && expects !== (before ?? 0)) {
    return failure({ type: 'published_meanwhile' })
  }
  const isSame = newest?.status === 'published' && isDeepStrictEqual(newest.doc, doc)
  if (isSame) return success({ version: newest.version })
  const version = (before ?? 0) + 1
  const next = {
    scope,
    owner,
    version,
    status: 'published',
    doc: doc as object,
    publishedBy,
  } as const
  if (!trx) {
    return addVersion(next, { action, before, by: by ?? { ...PLATFORM, actorId: publishedBy } })
  }
  await insertVersion(next, trx)
  return success({ version })
}
