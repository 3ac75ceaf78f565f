import { Problem, unreachable } from '#shared/problem'

type BoardError = {
  type: 'not_found' | 'exists' | 'week_over' | 'drawn_too_early' | 'not_awarded' | 'in_use'
}

export function boardProblem({ type }: BoardError): Problem {
  switch (type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'exists':
      return new Problem('E_LEADERBOARD_EXISTS')
    case 'week_over':
      return new Problem('E_LEADERBOARD_CLOSED')
    case 'not_awarded':
      return new Problem('E_LEADERBOARD_NOT_AWARDED')
    case 'in_use':
      return new Problem('E_IN_USE')
    case 'drawn_too_early': {
      const message = 'The prize is not drawn before the week has ended'
      const field = 'prizeDrawingDate'
      return new Problem('E_VALIDATION', { message, errors: [{ message, field }] })
    }
    default:
      return unreachable(type)
  }
}
