import { Problem, unreachable } from '#shared/problem'
import type { PlayRefusal } from '#gameplays/actions/admit_play'

export function playProblem(error: PlayRefusal): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'quarantined':
      return new Problem('E_GAME_QUARANTINED')
    case 'closed':
      return new Problem('E_GAME_CLOSED')
    case 'already_played':
      return new Problem('E_ALREADY_PLAYED', { members: { gamePlayId: error.gamePlayId } })
    case 'not_enough_tickets':
      return new Problem('E_NOT_ENOUGH_TICKETS')
    case 'daily_limit':
      return new Problem('E_DAILY_LIMIT')
    case 'ticket_not_allowed':
      return new Problem('E_TICKET_NOT_ALLOWED')
    case 'terms_required':
      return new Problem('E_TOS_REQUIRED')
    case 'profile_incomplete':
      return new Problem('E_PROFILE_INCOMPLETE')
    case 'conflict_of_interest':
      return new Problem('E_CONFLICT_OF_INTEREST')
    default:
      return unreachable(error)
  }
}
