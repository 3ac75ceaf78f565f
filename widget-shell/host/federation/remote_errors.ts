/** Why a card is not there. Shown in development, reported in production. */
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

  /** A second attempt may find it: the connection failed or the server stumbled. A refusal stays a refusal. */
  get transient(): boolean {
    return this.reason === 'network' || this.reason === 'server_error'
  }
}

export function toRemoteError(error: unknown, reason: FailureReason): RemoteError {
  if (error instanceof RemoteError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new RemoteError(reason, message, { cause: error })
}
