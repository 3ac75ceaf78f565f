import { Exception } from '@adonisjs/core/exceptions'
import { problemCodes, type ProblemCode } from '#shared/problem_codes'

export interface FieldError {
  message: string
  field?: string
  rule?: string
}

/** An error response: thrown by controllers and middleware, rendered as RFC 9457 problem details. */
export class Problem extends Exception {
  declare code: ProblemCode
  readonly errors: FieldError[]
  readonly headers: Record<string, string>
  /** Further members of the problem details, such as the id of a conflicting record. */
  readonly members: Record<string, string>

  constructor(
    code: ProblemCode,
    options: {
      message?: string
      errors?: FieldError[]
      headers?: Record<string, string>
      members?: Record<string, string>
      status?: number
    } = {}
  ) {
    const known = problemCodes.kindOf(code)
    super(options.message ?? known.message, { code, status: options.status ?? known.status })
    this.errors = options.errors ?? [{ message: this.message }]
    this.headers = options.headers ?? {}
    this.members = options.members ?? {}
  }
}

/** A field fault that no schema can find: an unknown record, a taken name. */
export function fieldProblem(
  code: 'E_VALIDATION' | 'E_IN_USE' | 'E_BAD_TRANSITION',
  field: string,
  message: string,
  rule?: string
): Problem {
  return new Problem(code, { message, errors: [{ message, field, ...(rule && { rule }) }] })
}

/** Too many requests of one caller; retry after these seconds. */
export function tooManyRequests(seconds: number): Problem {
  return new Problem('E_TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } })
}

/** Too many wrong guesses at a secret. */
export function tooManyAttempts(seconds: number): Problem {
  return new Problem('E_TOO_MANY_ATTEMPTS', { headers: { 'retry-after': String(seconds) } })
}

/** The body of an error answer, RFC 9457. */
export function problemDetails(problem: Problem, requestId: string | undefined) {
  return {
    type: 'about:blank',
    title: problem.message,
    status: problem.status,
    detail: problem.message,
    instance: `urn:request:${requestId}`,
    code: problem.code,
    message: problem.message,
    errors: problem.errors,
    ...problem.members,
  }
}

/** The end of a switch over the variants of an error: the compiler reports a missing variant. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
