import { Problem, unreachable } from '#shared/problem'
import type { PublishExperienceError } from '#experiences/contract'

type ExperienceError =
  PublishExperienceError | { type: 'not_found' } | { type: 'nothing_published' }

export function experienceProblem(error: ExperienceError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'nothing_published':
      return new Problem('E_EXPERIENCE_RETIRED')
    case 'published_meanwhile':
      return new Problem('E_EXPERIENCE_CHANGED')
    case 'invalid_document':
      return new Problem('E_VALIDATION', {
        message: 'The document has faults',
        errors: error.faults.map((message) => ({ field: 'doc', message })),
      })
    default:
      return unreachable(error)
  }
}
