import { Exception } from '@adonisjs/core/exceptions'
import { PROBLEMS, type ProblemCode } from '#shared/problem_codes'

export interface FieldError {
  message: string
  field?: string
  rule?: string
}

/** An answer that is an error: thrown by delivery code, rendered as RFC 9457 problem details. */
export class Problem extends Exception {
  declare code: ProblemCode
  readonly errors: FieldError[]
  readonly headers: Record<string, string>

  constructor(
    code: ProblemCode,
    options: {
      message?: string
      errors?: FieldError[]
      headers?: Record<string, string>
      status?: number
    } = {}
  ) {
    const known = PROBLEMS[code]
    super(options.message ?? known.message, { code, status: options.status ?? known.status })
    this.errors = options.errors ?? [{ message: this.message }]
    this.headers = options.headers ?? {}
  }
}

/** Ends a switch over the variants of an error: the compiler names the one that was forgotten. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
