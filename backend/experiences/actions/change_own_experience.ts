import { failure, type Result } from '#shared/result'
import { publishExperience } from '#experiences/actions/publish_experience'
import { retireExperience, type RetireError } from '#experiences/actions/retire_experience'
import { rollBackExperience, type RollBackError } from '#experiences/actions/roll_back_experience'
import type {
  ExperienceActor,
  ExperienceOwner,
  PublishExperienceError,
} from '#experiences/contract'
import { reservedKeyFaults } from '#experiences/domain/reserved_keys'
import { findVersion } from '#experiences/queries/list_versions'

export interface OwnChange {
  /** Number of the version that the partner has read; with another one in force nothing changes. */
  expects: number
  by: ExperienceActor
}

type Changed<Fault extends { type: string }> = Promise<Result<{ version: number }, Fault>>
type Refused = PublishExperienceError

/** What a partner changes keeps what the platform has said in the document. Whose it is has been checked before. */
async function refusal(
  owner: ExperienceOwner,
  next: object,
  { expects }: OwnChange
): Promise<Refused | null> {
  const newest = await findVersion(owner)
  if ((newest?.version ?? 0) !== expects) return { type: 'published_meanwhile' }
  const faults = reservedKeyFaults(
    'partner',
    newest?.status === 'published' ? newest.doc : {},
    next
  )
  return faults.length > 0 ? { type: 'invalid_document', faults } : null
}

export async function publishOwn(
  owner: ExperienceOwner,
  doc: object,
  change: OwnChange
): Changed<PublishExperienceError> {
  const refused = await refusal(owner, doc, change)
  if (refused) return failure(refused)
  return publishExperience({ ...owner, doc, publishedBy: change.by.actorId }, change)
}

export async function rollBackOwn(
  owner: ExperienceOwner,
  to: number,
  change: OwnChange
): Changed<RollBackError> {
  const old = await findVersion(owner, to)
  const refused = old && (await refusal(owner, old.doc, change))
  return refused ? failure(refused) : rollBackExperience(owner, { to, ...change })
}

export async function retireOwn(
  owner: ExperienceOwner,
  change: OwnChange
): Changed<RetireError | Refused> {
  const refused = await refusal(owner, {}, change)
  return refused ? failure(refused) : retireExperience(owner, change)
}
