import { failure, type Result } from '#shared/result'
import type { ExperienceActor, ExperienceOwner } from '#experiences/contract'
import { findVersion } from '#experiences/queries/list_versions'
import { addVersion } from '#experiences/store/add_version'

export type RetireError = { type: 'nothing_published' } | { type: 'published_meanwhile' }

/** From now on the owner has no published document; the one of the release, if any, is in force. */
export async function retireExperience(
  owner: ExperienceOwner,
  { expects, by }: { expects: number; by: ExperienceActor }
): Promise<Result<{ version: number }, RetireError>> {
  const newest = await findVersion(owner)
  if ((newest?.version ?? 0) !== expects) return failure({ type: 'published_meanwhile' })
  if (newest?.status !== 'published') return failure({ type: 'nothing_published' })
  return addVersion(
    {
      ...owner,
      version: expects + 1,
      status: 'retired',
      doc: {},
      publishedBy: by.actorId,
    },
    { action: 'experience.retired', before: expects, by }
  )
}
