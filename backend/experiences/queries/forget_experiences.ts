import { forgetTags } from '#shared/database/forget_tags'
import { EXPERIENCES_TAG } from '#experiences/contract'

/** Call after the commit: drops all cached data made of experiences, in this and all other processes. */
export async function forgetExperiences(): Promise<void> {
  await forgetTags(EXPERIENCES_TAG)
}
