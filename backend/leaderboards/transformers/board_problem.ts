import { changedMeanwhileProblem, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { fieldProblem, Problem, unreachable } from '#shared/problem'

type BoardError = ChangedMeanwhile | Plain

interface Plain {
  type:
    | 'not_found'
    | 'exists'
    | 'week_over'
    | 'drawn_too_early'
    | 'not_awarded'
    | 'in_use'
    | 'not_committed'
    | 'too_early'
    | 'round_to_come'
    | 'beacon_silent'
}

export function boardProblem(error: BoardError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'changed_meanwhile':
      return changedMeanwhileProblem(error)
    case 'exists':
      return new Problem('E_LEADERBOARD_EXISTS')
    case 'week_over':
      return new Problem('E_LEADERBOARD_CLOSED')
    case 'not_awarded':
      return new Problem('E_LEADERBOARD_NOT_AWARDED')
    case 'not_committed':
      return new Problem('E_LEADERBOARD_NOT_COMMITTED')
    case 'too_early':
      return new Problem('E_DRAWING_TOO_EARLY')
    case 'round_to_come':
      return new Problem('E_DRAWING_ROUND_TO_COME')
    case 'beacon_silent':
      return new Problem('E_BEACON_SILENT')
    case 'in_use':
      return new Problem('E_IN_USE')
    case 'drawn_too_early':
      return fieldProblem(
        'E_VALIDATION',
        'prizeDrawingDate',
        'The prize is not drawn before the week has ended'
      )
    default:
      return unreachable(error)
  }
}
