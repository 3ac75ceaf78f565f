import { scrub } from '#shared/privacy/scrub'

interface DescribedError {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: DescribedError
}

/** Causes that are followed at most. */
const DEPTH = 3

/**
 * An error for a log: what it is, what it says, where it happened. Nothing else that was put on it, since drivers add
 * rows, statements, requests and answers.
 */
export function describeError(error: unknown, depth = DEPTH): DescribedError {
  if (!isErrorLike(error)) return { type: typeof error, message: scrub(String(error)) }
  const { name, message, stack, code, cause } = error
  return {
    type: name,
    message: scrub(message),
    ...(stack && { stack: scrub(stack) }),
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && depth > 0 && { cause: describeError(cause, depth - 1) }),
  }
}

function isErrorLike(error: unknown): error is Error & { code?: unknown } {
  return typeof (error as Error | null)?.message === 'string'
}
