import type { Infer } from '@vinejs/vine/types'
import type { Result } from '#shared/result'
import type { PublishReleaseError } from '#remotes/contract'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import type { releaseCheckSchema } from '#remotes/wire/release'

/** @throws the problem of a release that cannot be checked */
export function toReleaseCheck(
  result: Result<{ id: string } | null, PublishReleaseError>
): Infer<typeof releaseCheckSchema> {
  if (result.ok) return { faults: [], id: result.value?.id ?? null }
  if (result.error.type === 'invalid_release') return { faults: result.error.faults, id: null }
  throw remoteProblem(result.error)
}
