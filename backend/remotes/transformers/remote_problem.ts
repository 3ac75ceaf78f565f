import { Problem, unreachable } from '#shared/problem'
import type { ChangePlaceError } from '#remotes/actions/change_place'
import type { ChangedMeanwhile, PointFlavourError, PublishReleaseError } from '#remotes/contract'

type RemoteError = ChangePlaceError | ChangedMeanwhile | PointFlavourError | PublishReleaseError

export function remoteProblem(error: RemoteError): Problem {
  switch (error.type) {
    case 'unknown_release':
    case 'not_served':
      return new Problem('E_NOT_FOUND')
    case 'changed_meanwhile':
      return new Problem('E_REGISTRY_CHANGED')
    case 'killed_release':
      return new Problem('E_RELEASE_KILLED')
    case 'foreign_flavour':
      return new Problem('E_FLAVOUR_FOREIGN')
    case 'nothing_before':
      return new Problem('E_RELEASE_NONE_BEFORE')
    case 'address_taken':
      return new Problem('E_RELEASE_ADDRESS_TAKEN')
    case 'invalid_release':
      return new Problem('E_VALIDATION', {
        message: 'The release has faults',
        errors: error.faults.map((message) => ({ field: 'entry', message })),
      })
    default:
      return unreachable(error)
  }
}
