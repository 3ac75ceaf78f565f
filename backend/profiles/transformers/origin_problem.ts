import { fieldProblem, Problem, unreachable } from '#shared/problem'
import type { OriginError } from '#profiles/actions/change_origin'

/** Why age or place could not be changed, as the client gets it. */
export function originProblem(error: OriginError): Problem {
  switch (error.type) {
    case 'birthday_set':
      return new Problem('E_BIRTHDAY_SET')
    case 'state_unknown':
      return fieldProblem('E_VALIDATION', 'state', 'Select a valid state', 'state')
    case 'region_locked':
      return new Problem('E_REGION_LOCKED', {
        members: { availableAt: new Date(error.untilMs).toISOString() },
      })
    default:
      return unreachable(error)
  }
}
