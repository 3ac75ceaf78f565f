import type { Infer } from '@vinejs/vine/types'
import { changedMeanwhileProblem } from '#shared/database/changed_meanwhile'
import { fieldProblem, Problem, unreachable } from '#shared/problem'
import type { EditWidgetError } from '#widgets/actions/edit_widget'
import type { OwnWidget } from '#widgets/store/own_widget'
import type { ownWidgetSchema } from '#widgets/wire/own_widget'

const iso = (instantMs: number) => new Date(instantMs).toISOString()

export function toOwnWidgetAnswer({
  createdAtMs,
  updatedAtMs,
  ...widget
}: OwnWidget): Infer<typeof ownWidgetSchema> {
  return { ...widget, createdAt: iso(createdAtMs), updatedAt: iso(updatedAtMs) }
}

export function widgetProblem(error: EditWidgetError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'unknown_reference': {
      const message = `The ${error.field} field names nothing that is known`
      return fieldProblem('E_VALIDATION', error.field, message)
    }
    case 'bad_looks':
      return fieldProblem('E_VALIDATION', error.field, error.fault)
    case 'sites_named':
      return fieldProblem('E_VALIDATION', 'isPublic', 'A widget that names its sites is not public')
    case 'changed_meanwhile':
      return changedMeanwhileProblem(error)
    default:
      return unreachable(error)
  }
}
