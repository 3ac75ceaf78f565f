/** Why a card is missing. Shown in development, reported in production. */
export type FailureReason =
  | 'no_integrity'
  | 'integrity_mismatch'
  | 'wrong_contract'
  | 'timeout'
  | 'network'
  | 'server_error'
  | 'refused'
  | 'bad_module'
  | 'register_failed'
  | 'circuit_open'
  | 'reducer_failed'

export class RemoteError extends Error {
  /** The file that failed, where it was one file. */
  readonly file: string | null

  constructor(
    readonly reason: FailureReason,
    message: string,
    options: ErrorOptions & { file?: string } = {}
  ) {
    super(message, options)
    this.name = 'RemoteError'
    this.file = options.file ?? null
  }

  /** Whether a retry may succeed: after a connection or server failure, not after a refusal. */
  get transient(): boolean {
    return this.reason === 'network' || this.reason === 'server_error'
  }
}

export function toRemoteError(error: unknown, reason: FailureReason): RemoteError {
  if (error instanceof RemoteError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new RemoteError(reason, message, { cause: error })
}
