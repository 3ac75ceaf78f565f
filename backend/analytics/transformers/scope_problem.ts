import { Problem, unreachable } from '#shared/problem'
import type { ScopeError } from '#analytics/queries/find_scope'

export function scopeProblem(error: ScopeError): Problem {
  switch (error.type) {
    case 'names_nothing':
      return new Problem('E_FORBIDDEN')
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    default:
      return unreachable(error)
  }
}
