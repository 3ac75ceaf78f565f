/** The result of an operation with failures that the caller can handle. What must not happen throws instead. */
export type Result<Value, Failure extends { type: string }> =
  { ok: true; value: Value } | { ok: false; error: Failure }

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const failure = <Failure extends { type: string }>(
  error: Failure
): { ok: false; error: Failure } => ({ ok: false, error })
