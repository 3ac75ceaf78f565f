import { failure, type Result } from '#shared/result'
import { publishExperience } from '#experiences/actions/publish_experience'
import type {
  ExperienceActor,
  ExperienceOwner,
  PublishExperienceError,
} from '#experiences/contract'
import { findVersion } from '#experiences/queries/list_versions'

export type RollBackError = PublishExperienceError | { type: 'not_found' }

/** Publishes the document of an older version again, as the next version: nothing is ever taken out of the history. */
export async function rollBackExperience(
  owner: ExperienceOwner,
  { to, expects, by }: { to: number; expects: number; by: ExperienceActor }
): Promise<Result<{ version: number }, RollBackError>> {
  const old = await findVersion(owner, to)
  if (old?.status !== 'published') return failure({ type: 'not_found' })
  const document = { ...owner, doc: old.doc, publishedBy: by.actorId }
  return publishExperience(document, { expects, by, action: 'experience.rolled_back' })
}
