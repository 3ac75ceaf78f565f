import { changedMeanwhileProblem } from '#shared/database/changed_meanwhile'
import { fieldProblem, Problem, unreachable } from '#shared/problem'
import type { DomainError } from '#partner_domains/actions/register_domain'

export function domainProblem(error: DomainError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'changed_meanwhile':
      return changedMeanwhileProblem(error)
    case 'owner_unknown':
      return fieldProblem('E_VALIDATION', 'ownerUserId', 'The owner must have an account')
    default:
      return unreachable(error)
  }
}
