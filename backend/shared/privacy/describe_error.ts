import { scrub } from '#shared/privacy/scrub'

interface DescribedError {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: DescribedError
}

/** Most causes that are followed. */
const DEPTH = 3

/**
 * An error for a log: type, message and stack. Other properties are left out, because drivers add rows, statements,
 * requests and responses.
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
