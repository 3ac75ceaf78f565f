import { Problem, unreachable } from '#shared/problem'

type PrizeError = { type: 'not_found' | 'not_offered' | 'not_eligible' | 'not_confirmed' }

export function prizeProblem({ type }: PrizeError): Problem {
  switch (type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'not_offered':
      return new Problem('E_PRIZE_NOT_OFFERED')
    case 'not_eligible':
      return new Problem('E_PRIZE_NOT_ELIGIBLE')
    case 'not_confirmed':
      return new Problem('E_PRIZE_NOT_CONFIRMED')
    default:
      return unreachable(type)
  }
}
