import { fieldProblem, Problem, unreachable } from '#shared/problem'
import type { CreateExperimentError } from '#experiments/actions/create_experiment'
import type { EditExperimentError } from '#experiments/actions/edit_experiment'
import type { MoveExperimentError } from '#experiments/actions/move_experiment'

type ExperimentError = CreateExperimentError | EditExperimentError | MoveExperimentError

/** The codes of what an act on an experiment refuses, whoever acts. */
export const EXPERIMENT_PROBLEMS = {
  start: [
    'E_EXPERIMENT_CHANGED',
    'E_EXPERIMENT_GROUP_FULL',
    'E_EXPERIMENT_LIMIT',
    'E_EXPERIMENT_OVER',
    'E_EXPERIMENT_STATUS',
  ],
  /** To edit, stop or conclude it. */
  change: ['E_EXPERIMENT_CHANGED', 'E_EXPERIMENT_STATUS'],
} as const

export function experimentProblem(error: ExperimentError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'changed_meanwhile':
      return new Problem('E_EXPERIMENT_CHANGED')
    case 'bad_status':
      return new Problem('E_EXPERIMENT_STATUS', { members: { experimentStatus: error.status } })
    case 'over':
      return new Problem('E_EXPERIMENT_OVER')
    case 'group_full':
      return new Problem('E_EXPERIMENT_GROUP_FULL')
    case 'too_many':
      return new Problem('E_EXPERIMENT_LIMIT')
    case 'key_taken':
      return fieldProblem('E_IN_USE', 'doc.key', 'Another experiment has this key')
    case 'unknown_winner':
      return fieldProblem('E_VALIDATION', 'winner', 'The winner must be one of the variants')
    case 'invalid_document':
      return new Problem('E_VALIDATION', {
        message: 'The document has faults',
        errors: error.faults.map((message) => ({ field: fieldOf(message), message })),
      })
    default:
      return unreachable(error)
  }
}

/** A fault begins with its path; one of the whole document has none. */
const fieldOf = (fault: string): string => {
  const [path = ''] = fault.split(' ')
  return path === 'the' ? 'doc' : `doc.${path}`
}
