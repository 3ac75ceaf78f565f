import type { Infer } from '@vinejs/vine/types'
import { changedMeanwhileProblem } from '#shared/database/changed_meanwhile'
import { fieldProblem, Problem, unreachable } from '#shared/problem'
import type { EditCustomUrlError } from '#custom_urls/actions/edit_custom_url'
import type { OwnCustomUrl } from '#custom_urls/store/own_custom_url'
import type { ownCustomUrlSchema } from '#custom_urls/wire/custom_url'

export function toOwnCustomUrlAnswer({
  createdAtMs,
  ...customUrl
}: OwnCustomUrl): Infer<typeof ownCustomUrlSchema> {
  return { ...customUrl, createdAt: new Date(createdAtMs).toISOString() }
}

export function customUrlProblem(error: EditCustomUrlError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'taken':
      return fieldProblem('E_IN_USE', 'url', 'This name is taken')
    case 'locked':
      return new Problem('E_BAD_TRANSITION', { message: 'An admin has switched this name off' })
    case 'unknown_reference': {
      const message = `The ${error.field} field names nothing that is known`
      return fieldProblem('E_VALIDATION', error.field, message)
    }
    case 'changed_meanwhile':
      return changedMeanwhileProblem(error)
    default:
      return unreachable(error)
  }
}
