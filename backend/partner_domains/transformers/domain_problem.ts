import { Problem, unreachable } from '#shared/problem'
import type { DomainError } from '#partner_domains/actions/register_domain'

export function domainProblem(error: DomainError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'owner_unknown': {
      const message = 'The owner must have an account'
      return new Problem('E_VALIDATION', { message, errors: [{ message, field: 'ownerUserId' }] })
    }
    default:
      return unreachable(error)
  }
}
