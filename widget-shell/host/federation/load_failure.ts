import type { RemoteEntry } from '@sidepick/rules/types'
import { RemoteError, type FailureReason } from './remote_errors'
import { lastStatusOf, reasonOfStatus } from './script_status'

/** The failure of one file that a script element fetched. */
export const failedFile = (file: string, message: string, cause?: unknown) =>
  new RemoteError(reasonOfStatus(lastStatusOf(file)), message, { cause, file })

/** What an error from a container means, whoever fetched it: a chunk of the remote that did not come, or a faulty module. */
export function explainModule(error: unknown): RemoteError {
  const message = error instanceof Error ? error.message : String(error)
  const failed = (reason: FailureReason) => new RemoteError(reason, message, { cause: error })
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return failed('bad_module')
  const { request } = error as Error & { request?: string }
  return request ? failedFile(request, message, error) : failed('network')
}

export const exposesNothing = ({ id }: RemoteEntry) =>
  new RemoteError('bad_module', `${id} exposes no ./card`)
